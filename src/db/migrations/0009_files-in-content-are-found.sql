-- The ids that stand somewhere in what editors wrote, alone or in addresses. It reads the whole, so it costs what it says.
CREATE FUNCTION ids_in(VARIADIC contents jsonb[]) RETURNS uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
  SELECT array(SELECT DISTINCT found[1]::uuid FROM unnest(contents) content, regexp_matches(lower(content::text),
    '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') found)
$$;
--> statement-breakpoint
CREATE INDEX "pages_ids" ON "pages" USING gin (ids_in("layout"));
--> statement-breakpoint
CREATE INDEX "static_content_values_ids" ON "static_content_values" USING gin (ids_in("data"));
--> statement-breakpoint
CREATE INDEX "static_contents_ids" ON "static_contents" USING gin (ids_in("data", "layout"));
