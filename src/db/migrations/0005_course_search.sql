CREATE TABLE "course_search" (
	"course_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	"type" text NOT NULL,
	"category_id" uuid NOT NULL,
	"price" integer,
	"show_on_home_page" boolean NOT NULL,
	"themes" uuid[] NOT NULL,
	"locations" uuid[] NOT NULL,
	"languages" uuid[] NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "course_search_locale_course_id_pk" PRIMARY KEY("locale","course_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
DROP INDEX "courses_search_nl";--> statement-breakpoint
DROP INDEX "courses_search_en";--> statement-breakpoint
DROP INDEX "courses_search_fr";--> statement-breakpoint
ALTER TABLE "course_search" ADD CONSTRAINT "course_search_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_search_course" ON "course_search" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_search_vector_nl" ON "course_search" USING gin ("vector") WHERE locale = 'nl';--> statement-breakpoint
CREATE INDEX "course_search_title_nl" ON "course_search" USING gin ("title" gin_trgm_ops) WHERE locale = 'nl';--> statement-breakpoint
CREATE INDEX "course_search_vector_en" ON "course_search" USING gin ("vector") WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX "course_search_title_en" ON "course_search" USING gin ("title" gin_trgm_ops) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX "course_search_vector_fr" ON "course_search" USING gin ("vector") WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX "course_search_title_fr" ON "course_search" USING gin ("title" gin_trgm_ops) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX "search_words_nl" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE locale = 'nl';--> statement-breakpoint
CREATE INDEX "search_words_en" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX "search_words_fr" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX "sessions_next" ON "sessions" USING btree ("course_id",("seats_taken" >= "capacity"),"start_date","id");--> statement-breakpoint
-- Vectors stay in the row, as they are: ranking reads each one that is found.
ALTER TABLE course_search ALTER COLUMN vector SET STORAGE external;--> statement-breakpoint
ALTER TABLE course_search SET (toast_tuple_target = 8160);--> statement-breakpoint
-- What a search reads of these courses, anew: their own texts, and the names of what they are linked to.
CREATE FUNCTION refresh_course_search(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH linked AS (
    SELECT courses.*,
      (SELECT name FROM categories WHERE categories.id = category_id) AS category,
      array(SELECT theme_id FROM course_themes WHERE course_id = courses.id) AS themes,
      array(SELECT location_id FROM course_locations WHERE course_id = courses.id) AS locations,
      array(SELECT language_id FROM course_languages WHERE course_id = courses.id) AS languages
    FROM courses WHERE courses.id = ANY(changed)
  ), texts AS (
    SELECT linked.*, locale, configuration,
      lower(unaccent(coalesce(title->>locale, title->>'nl'))) AS plain_title,
      CASE locale WHEN 'nl' THEN search_nl WHEN 'en' THEN search_en ELSE search_fr END AS vector,
      concat_ws(' ', coalesce(title->>locale, title->>'nl'), coalesce(summary->>locale, summary->>'nl'),
        coalesce(audience->>locale, audience->>'nl'), coalesce(description->>locale, description->>'nl')) AS own,
      coalesce(category->>locale, category->>'nl') || coalesce((
        SELECT string_agg(' ' || coalesce(name->>locale, name->>'nl'), '') FROM (
          SELECT name FROM themes WHERE id = ANY(linked.themes)
          UNION ALL SELECT name FROM locations WHERE id = ANY(linked.locations)
        ) topics), '') AS topics
    FROM linked, (VALUES ('nl', 'leerplein_nl'::regconfig), ('en', 'leerplein_en'), ('fr', 'leerplein_fr')) AS spoken(locale, configuration)
  ), vocabulary AS (
    INSERT INTO search_words (locale, word)
    SELECT DISTINCT locale, word
    FROM texts, regexp_split_to_table(lower(unaccent(own || ' ' || topics)), '[^[:alnum:]]+') AS word
    WHERE length(word) > 2
    ORDER BY locale, word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO course_search (course_id, locale, title, vector, type, category_id, price, show_on_home_page, themes, locations, languages, version)
  SELECT id, locale, plain_title, vector || setweight(to_tsvector(configuration, topics), 'B'), type, category_id, price,
    show_on_home_page, themes, locations, languages, pg_current_xact_id()::text::bigint
  FROM texts
  ORDER BY locale, id
  ON CONFLICT (locale, course_id) DO UPDATE SET title = excluded.title, vector = excluded.vector, type = excluded.type,
    category_id = excluded.category_id, price = excluded.price, show_on_home_page = excluded.show_on_home_page,
    themes = excluded.themes, locations = excluded.locations, languages = excluded.languages,
    version = excluded.version
$$;--> statement-breakpoint
CREATE FUNCTION course_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_course_search(array(SELECT id FROM changed));
  RETURN null;
END $$;--> statement-breakpoint
CREATE FUNCTION course_link_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_course_search(array(SELECT DISTINCT course_id FROM changed));
  RETURN null;
END $$;--> statement-breakpoint
CREATE FUNCTION course_topic_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_course_search(array(
    SELECT id FROM courses WHERE category_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_themes WHERE theme_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_locations WHERE location_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_languages WHERE language_id IN (SELECT id FROM changed)
    UNION SELECT id FROM courses WHERE banner_id IN (SELECT id FROM changed)));
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER course_inserted AFTER INSERT ON courses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_changed();--> statement-breakpoint
CREATE TRIGGER course_updated AFTER UPDATE ON courses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_changed();--> statement-breakpoint
CREATE TRIGGER course_theme_inserted AFTER INSERT ON course_themes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();--> statement-breakpoint
CREATE TRIGGER course_theme_deleted AFTER DELETE ON course_themes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();--> statement-breakpoint
CREATE TRIGGER course_location_inserted AFTER INSERT ON course_locations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();--> statement-breakpoint
CREATE TRIGGER course_location_deleted AFTER DELETE ON course_locations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();--> statement-breakpoint
CREATE TRIGGER course_language_inserted AFTER INSERT ON course_languages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();--> statement-breakpoint
CREATE TRIGGER course_language_deleted AFTER DELETE ON course_languages REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();--> statement-breakpoint
CREATE TRIGGER category_renamed AFTER UPDATE ON categories REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();--> statement-breakpoint
CREATE TRIGGER theme_renamed AFTER UPDATE ON themes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();--> statement-breakpoint
CREATE TRIGGER location_renamed AFTER UPDATE ON locations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();--> statement-breakpoint
CREATE TRIGGER language_renamed AFTER UPDATE ON languages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();--> statement-breakpoint
CREATE TRIGGER picture_changed AFTER UPDATE ON files REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();--> statement-breakpoint
SELECT refresh_course_search(array(SELECT id FROM courses));
