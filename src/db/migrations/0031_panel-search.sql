-- Who something is about, as people type it when they look for it, with a blank before each word and after the last.
CREATE FUNCTION person_text(first text, last text, email text, more text DEFAULT NULL) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || public.plain_text(first || ' ' || last || ' ' || email || coalesce(' ' || more, '')) || ' '
$$;
-- All that a content says, in whatever language, a line each; signs that nobody types are those that look like them.
CREATE FUNCTION content_text(VARIADIC contents jsonb[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.plain_text(translate(coalesce(string_agg(said #>> '{}', E'\n'), ''), E'\u2011\u00A0\u202F’', E'-  \''))
  FROM unnest(contents) AS content, jsonb_path_query(content, 'strict $.**') AS said WHERE jsonb_typeof(said) = 'string'
$$;
-- The words of a name that a typing error may be corrected to.
CREATE FUNCTION words_of_name(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT found[1] FROM regexp_matches(public.plain_text(name), '[[:alpha:]]{3,}', 'g') AS found ORDER BY 1
$$;
CREATE FUNCTION names_in_use() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT words_of_name(called) FROM (
    SELECT first_name || ' ' || last_name FROM users UNION ALL
    SELECT first_name || ' ' || last_name FROM students WHERE status <> 'deleted' UNION ALL
    SELECT name FROM organisations) AS those(called)
$$;
CREATE FUNCTION learn_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  called text;
BEGIN
  IF TG_TABLE_NAME = 'organisations' THEN called := NEW.name; ELSE called := NEW.first_name || ' ' || NEW.last_name; END IF;
  INSERT INTO name_words SELECT said FROM words_of_name(called) AS said
    WHERE NOT EXISTS (SELECT FROM name_words WHERE word = said) ON CONFLICT DO NOTHING;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TABLE "name_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "name_words_like" ON "name_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bookings_called" ON "bookings" USING gin (person_text("first_name", "last_name", "email", "organisation_name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bookings_phone" ON "bookings" USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bookings_offer" ON "bookings" USING btree (("offer"->>'number'));
--> statement-breakpoint
CREATE INDEX "contact_messages_called" ON "contact_messages" USING gin (person_text("first_name", "last_name", "email", "subject") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contact_messages_phone" ON "contact_messages" USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "invoices_amount" ON "invoices" USING btree (abs("total"));
--> statement-breakpoint
CREATE INDEX "organisations_digits" ON "organisations" USING gin (regexp_replace(coalesce("vat", "enterprise_number"), '\D', '', 'g') gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "static_contents_said" ON "static_contents" USING gin (content_text("data", "layout") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "students_phone" ON "students" USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops) WHERE status <> 'deleted';
--> statement-breakpoint
CREATE INDEX "users_called" ON "users" USING gin (person_text("first_name", "last_name", "email") gin_trgm_ops);
--> statement-breakpoint
INSERT INTO name_words SELECT names_in_use();
--> statement-breakpoint
CREATE TRIGGER names_learned AFTER INSERT OR UPDATE OF first_name, last_name ON users FOR EACH ROW EXECUTE FUNCTION learn_names();
--> statement-breakpoint
CREATE TRIGGER names_learned AFTER INSERT OR UPDATE OF first_name, last_name ON students FOR EACH ROW EXECUTE FUNCTION learn_names();
--> statement-breakpoint
CREATE TRIGGER names_learned AFTER INSERT OR UPDATE OF name ON organisations FOR EACH ROW EXECUTE FUNCTION learn_names();
