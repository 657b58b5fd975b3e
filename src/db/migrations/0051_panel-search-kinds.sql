DROP INDEX "static_contents_said";
--> statement-breakpoint
-- A text as people type it: every hyphen, quote and blank that nobody types is one that looks like it, as `plainText` has it.
CREATE FUNCTION typed_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.plain_text(translate(said,
    E'\u2010\u2011\u2012\u2013\u2014\u2015\u00A0\u202F\u2018\u2019\u201C\u201D\u00AD', E'------  \'\'""'))
$$;
-- All that a content says, in whatever language, a line each.
CREATE OR REPLACE FUNCTION content_text(VARIADIC contents jsonb[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.typed_text(coalesce(string_agg(said #>> '{}', E'\n'), ''))
  FROM unnest(contents) AS content, jsonb_path_query(content, 'strict $.**') AS said WHERE jsonb_typeof(said) = 'string'
$$;
CREATE FUNCTION texts_of_content(data jsonb, layout jsonb)
RETURNS TABLE (place bigint, locale text, block_id text, said text, plain text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT row_number() OVER (), spoken.key, id, part #>> '{}', public.typed_text(part #>> '{}') FROM (
    SELECT '' AS id, data AS says UNION ALL
    SELECT block->>'id', block->'data'
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(layout) = 'array' THEN layout ELSE '[]' END) block
    ) AS parts,
    jsonb_each(CASE WHEN jsonb_typeof(says) = 'object' THEN says ELSE '{}' END) spoken,
    jsonb_path_query(spoken.value, 'strict $.**') part
  WHERE jsonb_typeof(part) = 'string' AND part #>> '{}' ~ '[[:alpha:]]'
$$;
CREATE FUNCTION learn_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_texts WHERE type = NEW.type;
  INSERT INTO content_texts SELECT NEW.type, of_it.* FROM texts_of_content(NEW.data, NEW.layout) of_it;
  RETURN null;
END $$;
--> statement-breakpoint
-- What is said in every language, with a blank before each word.
CREATE FUNCTION words_in(said jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || public.plain_text(concat_ws(' ', said->>'nl', said->>'en', said->>'fr'))
$$;
CREATE OR REPLACE FUNCTION names_in_use() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT words_of_name(called) FROM (
    SELECT first_name || ' ' || last_name FROM users UNION ALL
    SELECT first_name || ' ' || last_name FROM students WHERE status <> 'deleted' UNION ALL
    SELECT name FROM organisations UNION ALL
    SELECT name FROM trainers UNION ALL
    SELECT words_in(name) FROM room_types UNION ALL
    SELECT words_in(question) FROM faqs UNION ALL
    SELECT data->>'title' FROM static_content_values WHERE block_id = '' AND type LIKE 'page:%') AS those(called)
$$;
CREATE OR REPLACE FUNCTION learn_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  called text;
BEGIN
  called := CASE
    WHEN TG_TABLE_NAME IN ('users', 'students') THEN (to_jsonb(NEW)->>'first_name') || ' ' || (to_jsonb(NEW)->>'last_name')
    WHEN TG_TABLE_NAME = 'room_types' THEN words_in(to_jsonb(NEW)->'name')
    WHEN TG_TABLE_NAME = 'faqs' THEN words_in(to_jsonb(NEW)->'question')
    WHEN TG_TABLE_NAME = 'static_content_values' THEN to_jsonb(NEW)->'data'->>'title'
    ELSE to_jsonb(NEW)->>'name' END;
  INSERT INTO name_words SELECT said FROM words_of_name(called) AS said
    WHERE NOT EXISTS (SELECT FROM name_words WHERE word = said) ON CONFLICT DO NOTHING;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER names_learned AFTER INSERT OR UPDATE OF name ON trainers FOR EACH ROW EXECUTE FUNCTION learn_names();
--> statement-breakpoint
CREATE TRIGGER names_learned AFTER INSERT OR UPDATE OF name ON room_types FOR EACH ROW EXECUTE FUNCTION learn_names();
--> statement-breakpoint
CREATE TRIGGER names_learned AFTER INSERT OR UPDATE OF question ON faqs FOR EACH ROW EXECUTE FUNCTION learn_names();
--> statement-breakpoint
CREATE TRIGGER names_learned AFTER INSERT OR UPDATE OF data ON static_content_values FOR EACH ROW
  WHEN (NEW.block_id = '' AND NEW.type LIKE 'page:%') EXECUTE FUNCTION learn_names();
--> statement-breakpoint
CREATE TABLE "content_texts" (
	"type" text NOT NULL,
	"place" integer NOT NULL,
	"locale" text NOT NULL,
	"block_id" text NOT NULL,
	"text" text NOT NULL,
	"plain" text NOT NULL,
	CONSTRAINT "content_texts_type_place_pk" PRIMARY KEY("type","place")
);
--> statement-breakpoint
ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_type_static_contents_type_fk" FOREIGN KEY ("type") REFERENCES "public"."static_contents"("type") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX "content_texts_plain" ON "content_texts" USING gin ("plain" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "faqs_said" ON "faqs" USING gin (content_text("question", "answer") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_colleagues" ON "users" USING btree ("id") WHERE role <> 'CONTACT';
--> statement-breakpoint
CREATE TRIGGER content_learned AFTER INSERT OR UPDATE OF data, layout ON static_contents FOR EACH ROW EXECUTE FUNCTION learn_content();
--> statement-breakpoint
INSERT INTO content_texts SELECT type, of_it.* FROM static_contents, texts_of_content(data, layout) of_it;
--> statement-breakpoint
INSERT INTO name_words SELECT names_in_use() ON CONFLICT DO NOTHING;
