CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
-- Full text per language, in which 'stratégie' and 'strategie' are one word.
CREATE TEXT SEARCH CONFIGURATION leerplein_nl (COPY = dutch);
CREATE TEXT SEARCH CONFIGURATION leerplein_en (COPY = english);
CREATE TEXT SEARCH CONFIGURATION leerplein_fr (COPY = french);
ALTER TEXT SEARCH CONFIGURATION leerplein_nl
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, dutch_stem;
ALTER TEXT SEARCH CONFIGURATION leerplein_en
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, english_stem;
ALTER TEXT SEARCH CONFIGURATION leerplein_fr
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, french_stem;
-- A text as people type it when they look for it: accents and capitals make no difference.
CREATE FUNCTION plain_text(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, text))
$$;
-- What one organisation is called, however it is written: accents, capitals and blanks make no other name of it.
CREATE FUNCTION organisation_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, name)), '\s+', ' ', 'g'))
$$;
CREATE FUNCTION vat_key(vat text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT upper(regexp_replace(vat, '[^[:alnum:]]', '', 'g'))
$$;
-- The same without its country and the noughts before it: people write it in all these ways. Null where nothing is left.
CREATE FUNCTION vat_number(vat text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT nullif(regexp_replace(public.vat_key(vat), '^(BE)?0*', ''), '')
$$;
-- Every text of one language in a localized value or a list of them, in which CO₂ is CO2; Dutch stands in for what is
-- not translated.
CREATE FUNCTION texts_in(texts jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(coalesce(string_agg(coalesce(part->>locale, part->>'nl'), ' '), ''), '₀₁₂₃₄₅₆₇₈₉', '0123456789')
  FROM jsonb_path_query(texts, 'strict $.**') AS part WHERE jsonb_typeof(part) = 'object' AND part ? 'nl'
$$;
-- The cancellation terms that hold for what is ordered now; a default of columns, so it says no more than an id.
CREATE FUNCTION terms_in_force() RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT id FROM cancellation_terms WHERE valid_from <= (now() AT TIME ZONE 'Europe/Brussels')::date
    ORDER BY valid_from DESC LIMIT 1);
END $$;
-- A layout as readers of a language see it, where its blocks stand at other places than the Dutch.
CREATE FUNCTION arranged(layout jsonb, places jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN places IS NULL THEN layout ELSE (
    SELECT coalesce(jsonb_agg(block - 'hidden' ORDER BY place), '[]')
    FROM jsonb_array_elements_text(places) WITH ORDINALITY AS one(id, place)
    JOIN jsonb_array_elements(layout) AS block ON block->>'id' = one.id) END
$$;
--> statement-breakpoint
CREATE TABLE "attendances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"day" date NOT NULL,
	"present" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendances_once" UNIQUE("student_id","session_id","day")
);
--> statement-breakpoint
CREATE TABLE "badge_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"user_id" uuid,
	"organisation_id" uuid,
	"room_type_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"organisation_name" text,
	"vat" text,
	"language" text DEFAULT 'nl' NOT NULL,
	"persons" integer NOT NULL,
	"date" date NOT NULL,
	"day_part" text NOT NULL,
	"catering" text DEFAULT 'none' NOT NULL,
	"reduced_rate" boolean DEFAULT false NOT NULL,
	"wheelchair_access" boolean DEFAULT false NOT NULL,
	"pc_room" boolean DEFAULT false NOT NULL,
	"whiteboard" boolean DEFAULT false NOT NULL,
	"configuration" text NOT NULL,
	"notes" text,
	"customer_ref" text,
	"offer_valid_until" date,
	"reason" text,
	"offer" jsonb,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_owner" UNIQUE NULLS NOT DISTINCT("user_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "cancellation_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"valid_from" date NOT NULL,
	"refunds" jsonb NOT NULL,
	"days_to_replace" integer NOT NULL,
	"days_to_move" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellation_terms_valid_from_unique" UNIQUE("valid_from")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb,
	"sequence" integer NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_on" date DEFAULT now() NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "certificates_once" UNIQUE("student_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text DEFAULT 'nl' NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"handled_at" timestamp with time zone,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_kinds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"category_id" uuid NOT NULL,
	"themes" uuid[] NOT NULL,
	"locations" uuid[] NOT NULL,
	"languages" uuid[] NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "course_kinds_once" UNIQUE("type","category_id","themes","locations","languages","days")
);
--> statement-breakpoint
CREATE TABLE "course_languages" (
	"course_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	CONSTRAINT "course_languages_course_id_language_id_pk" PRIMARY KEY("course_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "course_locations" (
	"course_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	CONSTRAINT "course_locations_course_id_location_id_pk" PRIMARY KEY("course_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "course_search" (
	"course_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	"kind" integer NOT NULL,
	"price" integer,
	"show_on_home_page" boolean NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "course_search_locale_course_id_pk" PRIMARY KEY("locale","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_themes" (
	"course_id" uuid NOT NULL,
	"theme_id" uuid NOT NULL,
	CONSTRAINT "course_themes_course_id_theme_id_pk" PRIMARY KEY("course_id","theme_id")
);
--> statement-breakpoint
CREATE TABLE "course_trainers" (
	"course_id" uuid NOT NULL,
	"trainer_id" uuid NOT NULL,
	CONSTRAINT "course_trainers_course_id_trainer_id_pk" PRIMARY KEY("course_id","trainer_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"programme" jsonb NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certificate" jsonb,
	"group_size" integer,
	"days" integer NOT NULL,
	"price" integer,
	"subsidised" boolean NOT NULL,
	"subsidy_theme" text DEFAULT 'training' NOT NULL,
	"training_database_number" text,
	"show_on_home_page" boolean DEFAULT false NOT NULL,
	"banner_id" uuid,
	"category_id" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_nl" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_nl', texts_in(title, 'nl')), 'A') || setweight(to_tsvector('leerplein_nl', texts_in(summary, 'nl')), 'B') || setweight(to_tsvector('leerplein_nl', texts_in(audience, 'nl')), 'C') || setweight(to_tsvector('leerplein_nl', texts_in(description, 'nl')), 'D') || setweight(to_tsvector('leerplein_nl', texts_in(outcomes, 'nl')), 'D') || setweight(to_tsvector('leerplein_nl', texts_in(programme, 'nl')), 'D')) STORED,
	"search_en" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_en', texts_in(title, 'en')), 'A') || setweight(to_tsvector('leerplein_en', texts_in(summary, 'en')), 'B') || setweight(to_tsvector('leerplein_en', texts_in(audience, 'en')), 'C') || setweight(to_tsvector('leerplein_en', texts_in(description, 'en')), 'D') || setweight(to_tsvector('leerplein_en', texts_in(outcomes, 'en')), 'D') || setweight(to_tsvector('leerplein_en', texts_in(programme, 'en')), 'D')) STORED,
	"search_fr" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_fr', texts_in(title, 'fr')), 'A') || setweight(to_tsvector('leerplein_fr', texts_in(summary, 'fr')), 'B') || setweight(to_tsvector('leerplein_fr', texts_in(audience, 'fr')), 'C') || setweight(to_tsvector('leerplein_fr', texts_in(description, 'fr')), 'D') || setweight(to_tsvector('leerplein_fr', texts_in(outcomes, 'fr')), 'D') || setweight(to_tsvector('leerplein_fr', texts_in(programme, 'fr')), 'D')) STORED,
	CONSTRAINT "courses_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "editor_presences" (
	"type" text NOT NULL,
	"client" text NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_presences_type_client_pk" PRIMARY KEY("type","client")
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"on" date DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"subject" text DEFAULT 'general' NOT NULL,
	"sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"bucket_name" text DEFAULT 'files' NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"alternative_text" jsonb,
	"decorative" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"owner_id" uuid,
	"organisation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filter_version" (
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interface_texts" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interface_texts_key_locale_pk" PRIMARY KEY("key","locale")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"registration_id" uuid,
	"booking_id" uuid,
	"follows_id" uuid,
	"organisation_id" uuid,
	"user_id" uuid,
	"status" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"total" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "languages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb,
	"address" text,
	"addresses" jsonb,
	"zip" text,
	"city" jsonb NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	CONSTRAINT "locations_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authenticated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"locale" text NOT NULL,
	"data" jsonb NOT NULL,
	"subject" text,
	"text" text,
	"html" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"approval" text DEFAULT 'approved' NOT NULL,
	"contact_roles" text[] DEFAULT '{}' NOT NULL,
	"student_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_user_id_organisation_id_pk" PRIMARY KEY("user_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"language" text DEFAULT 'nl' NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "next_starts" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"nl" timestamp with time zone,
	"en" timestamp with time zone,
	"fr" timestamp with time zone,
	"kinds" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "old_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "old_slugs_kind_slug_locale_pk" PRIMARY KEY("kind","slug","locale")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"vat" text,
	"address" text,
	"zip" text,
	"city" text,
	"country" text,
	"reference" text,
	"is_partner" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "page_views_day_path_locale_pk" PRIMARY KEY("day","path","locale")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"seo_description" jsonb NOT NULL,
	"layout" jsonb NOT NULL,
	"places" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "panel_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid,
	"booking_id" uuid,
	"payment_provider" text NOT NULL,
	"external_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"amount" integer NOT NULL,
	"paid_amount" integer,
	"transfer_reference" text,
	"redirect_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_external" UNIQUE("payment_provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "publishing_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"documents" jsonb NOT NULL,
	"locales" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"reason" text,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quotation_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"credit_note_id" uuid,
	"external_id" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid,
	"course_id" uuid NOT NULL,
	"students" uuid[],
	"invoice" jsonb,
	"reference" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_drafts_owner" UNIQUE NULLS NOT DISTINCT("user_id","organisation_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "registration_search" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"names" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_students" (
	"registration_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"held" boolean DEFAULT true NOT NULL,
	CONSTRAINT "registration_students_registration_id_student_id_pk" PRIMARY KEY("registration_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid,
	"status" text DEFAULT 'awaiting_payment' NOT NULL,
	"outcome" text,
	"invoice" jsonb NOT NULL,
	"reference" text,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	"terms_id" uuid DEFAULT terms_in_force() NOT NULL,
	"agreed_to_terms_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_idempotency" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"score" double precision NOT NULL,
	"maximum" double precision NOT NULL,
	"passed" boolean NOT NULL,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "results_once" UNIQUE("student_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"score" integer NOT NULL,
	"course_id" uuid
);
--> statement-breakpoint
CREATE TABLE "room_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"capacity" integer NOT NULL,
	"surface" integer NOT NULL,
	"price_half_day" integer NOT NULL,
	"price_full_day" integer NOT NULL,
	"wheelchair_access" boolean NOT NULL,
	"pc_room" boolean NOT NULL,
	"whiteboard" boolean NOT NULL,
	"configurations" text[] NOT NULL,
	"picture_id" uuid,
	"sequence" integer NOT NULL,
	CONSTRAINT "room_types_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"meanings" text[] NOT NULL,
	CONSTRAINT "search_terms_once" UNIQUE("language","term")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"written" text NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"setup" text,
	"setup_ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"offered_session_id" uuid,
	"seats_held" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_choices_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "session_choices_seats" CHECK ("session_choices"."seats_held" >= 0 and ("session_choices"."status" = 'open' or "session_choices"."seats_held" = 0))
);
--> statement-breakpoint
CREATE TABLE "session_kinds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"month" text NOT NULL,
	CONSTRAINT "session_kinds_once" UNIQUE("location_id","language_id","month")
);
--> statement-breakpoint
CREATE TABLE "session_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_hash" text NOT NULL,
	"session_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"schedule" jsonb NOT NULL,
	"duration" double precision NOT NULL,
	"location_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	"trainer_id" uuid,
	"capacity" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"minimum" integer,
	"decision_on" date,
	"confirmed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_minimum" CHECK (("sessions"."minimum" is null) = ("sessions"."decision_on" is null) and "sessions"."minimum" > 0),
	CONSTRAINT "sessions_seats" CHECK ("sessions"."seats_taken" between 0 and "sessions"."capacity")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role" jsonb NOT NULL,
	"bio" jsonb NOT NULL,
	"email" text NOT NULL,
	"avatar_id" uuid,
	"sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"user_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_content_blocks" (
	"type" text NOT NULL,
	"block_id" text NOT NULL,
	"block" text NOT NULL,
	"position" text collate "C" NOT NULL,
	"hidden" boolean,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "static_content_blocks_type_block_id_pk" PRIMARY KEY("type","block_id")
);
--> statement-breakpoint
CREATE TABLE "static_content_saves" (
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"client" text NOT NULL,
	"number" integer NOT NULL,
	"operations" jsonb NOT NULL,
	"conflicts" jsonb,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "static_content_saves_type_version_pk" PRIMARY KEY("type","version"),
	CONSTRAINT "static_content_save" UNIQUE("type","client","number")
);
--> statement-breakpoint
CREATE TABLE "static_content_sources" (
	"type" text NOT NULL,
	"block_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "static_content_sources_type_block_id_locale_name_pk" PRIMARY KEY("type","block_id","locale","name")
);
--> statement-breakpoint
CREATE TABLE "static_content_values" (
	"type" text NOT NULL,
	"block_id" text NOT NULL,
	"locale" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "static_content_values_type_block_id_locale_pk" PRIMARY KEY("type","block_id","locale")
);
--> statement-breakpoint
CREATE TABLE "static_content_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"layout" jsonb,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "static_content_version" UNIQUE("type","version")
);
--> statement-breakpoint
CREATE TABLE "static_contents" (
	"type" text PRIMARY KEY NOT NULL,
	"newest_version" integer NOT NULL,
	"drafted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_version" integer NOT NULL,
	"published_versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"data" jsonb NOT NULL,
	"layout" jsonb,
	"places" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid,
	"file_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"students" uuid[],
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"language" text DEFAULT 'nl' NOT NULL,
	"date_of_birth" date,
	"birth_place" text,
	"organisation_id" uuid,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (plain_text(last_name || ' ' || first_name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plain_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"amount" integer NOT NULL,
	"description" text NOT NULL,
	"redirect_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"locale" text DEFAULT 'nl' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'refunded' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "themes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "trainers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"bio" jsonb NOT NULL,
	"avatar_id" uuid,
	CONSTRAINT "trainers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"new_email" text,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"address" text,
	"zip" text,
	"city" text,
	"country" text,
	"role" text NOT NULL,
	"organisation_id" uuid,
	"is_private_person" boolean DEFAULT false NOT NULL,
	"student_id" uuid,
	"trainer_id" uuid,
	"language" text DEFAULT 'nl' NOT NULL,
	"allow_marketing" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_list_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid,
	"status" text DEFAULT 'waiting' NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seats_held" integer DEFAULT 0 NOT NULL,
	"offered_until" timestamp with time zone,
	"registration_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_list_students" (
	"entry_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "waiting_list_students_entry_id_student_id_pk" PRIMARY KEY("entry_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_organisation_id_memberships_user_id_organisation_id_fk" FOREIGN KEY ("user_id","organisation_id") REFERENCES "public"."memberships"("user_id","organisation_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_languages" ADD CONSTRAINT "course_languages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_languages" ADD CONSTRAINT "course_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_locations" ADD CONSTRAINT "course_locations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_locations" ADD CONSTRAINT "course_locations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_search" ADD CONSTRAINT "course_search_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_search" ADD CONSTRAINT "course_search_kind_course_kinds_id_fk" FOREIGN KEY ("kind") REFERENCES "public"."course_kinds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_themes" ADD CONSTRAINT "course_themes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_themes" ADD CONSTRAINT "course_themes_theme_id_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."themes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_trainers" ADD CONSTRAINT "course_trainers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_trainers" ADD CONSTRAINT "course_trainers_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_banner_id_files_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "editor_presences" ADD CONSTRAINT "editor_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interface_texts" ADD CONSTRAINT "interface_texts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_follows_id_invoices_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "next_starts" ADD CONSTRAINT "next_starts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "panel_events" ADD CONSTRAINT "panel_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "panel_events" ADD CONSTRAINT "panel_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publishing_plans" ADD CONSTRAINT "publishing_plans_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_user_id_organisation_id_memberships_user_id_organisation_id_fk" FOREIGN KEY ("user_id","organisation_id") REFERENCES "public"."memberships"("user_id","organisation_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_search" ADD CONSTRAINT "registration_search_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_students" ADD CONSTRAINT "registration_students_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_students" ADD CONSTRAINT "registration_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_students" ADD CONSTRAINT "registration_students_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_terms_id_cancellation_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."cancellation_terms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session_choices" ADD CONSTRAINT "session_choices_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session_choices" ADD CONSTRAINT "session_choices_offered_session_id_sessions_id_fk" FOREIGN KEY ("offered_session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_avatar_id_files_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "static_content_saves" ADD CONSTRAINT "static_content_saves_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "static_content_versions" ADD CONSTRAINT "static_content_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "student_uploads" ADD CONSTRAINT "student_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "student_uploads" ADD CONSTRAINT "student_uploads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trainers" ADD CONSTRAINT "trainers_avatar_id_files_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list_students" ADD CONSTRAINT "waiting_list_students_entry_id_waiting_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_list_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list_students" ADD CONSTRAINT "waiting_list_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list_students" ADD CONSTRAINT "waiting_list_students_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attendances_session" ON "attendances" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "book_checks_checked_at" ON "book_checks" USING btree ("checked_at");
--> statement-breakpoint
CREATE INDEX "bookings_request" ON "bookings" USING btree ("request_hash");
--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","date");
--> statement-breakpoint
CREATE INDEX "bookings_organisation" ON "bookings" USING btree ("organisation_id","date");
--> statement-breakpoint
CREATE INDEX "bookings_room_date" ON "bookings" USING btree ("room_type_id","date");
--> statement-breakpoint
CREATE INDEX "bookings_date" ON "bookings" USING btree ("date");
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_room_morning" ON "bookings" USING btree ("room_type_id","date") WHERE status in ('waiting_for_payment', 'paid', 'completed') and day_part in ('morning', 'all');
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_room_afternoon" ON "bookings" USING btree ("room_type_id","date") WHERE status in ('waiting_for_payment', 'paid', 'completed') and day_part in ('afternoon', 'all');
--> statement-breakpoint
CREATE INDEX "bookings_offers" ON "bookings" USING btree ("offer_valid_until") WHERE status = 'waiting_for_customer';
--> statement-breakpoint
CREATE INDEX "certificates_session" ON "certificates" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"),"created_at");
--> statement-breakpoint
CREATE INDEX "contact_messages_request" ON "contact_messages" USING btree ("request_hash");
--> statement-breakpoint
CREATE INDEX "course_languages_language" ON "course_languages" USING btree ("language_id");
--> statement-breakpoint
CREATE INDEX "course_locations_location" ON "course_locations" USING btree ("location_id");
--> statement-breakpoint
CREATE INDEX "course_search_course" ON "course_search" USING btree ("course_id");
--> statement-breakpoint
CREATE INDEX "course_search_kind" ON "course_search" USING btree ("locale","kind");
--> statement-breakpoint
CREATE INDEX "course_search_vector_nl" ON "course_search" USING gin ("vector") WHERE locale = 'nl';
--> statement-breakpoint
CREATE INDEX "course_search_title_nl" ON "course_search" USING gin ("title" gin_trgm_ops) WHERE locale = 'nl';
--> statement-breakpoint
CREATE INDEX "course_search_vector_en" ON "course_search" USING gin ("vector") WHERE locale = 'en';
--> statement-breakpoint
CREATE INDEX "course_search_title_en" ON "course_search" USING gin ("title" gin_trgm_ops) WHERE locale = 'en';
--> statement-breakpoint
CREATE INDEX "course_search_vector_fr" ON "course_search" USING gin ("vector") WHERE locale = 'fr';
--> statement-breakpoint
CREATE INDEX "course_search_title_fr" ON "course_search" USING gin ("title" gin_trgm_ops) WHERE locale = 'fr';
--> statement-breakpoint
CREATE INDEX "course_themes_theme" ON "course_themes" USING btree ("theme_id");
--> statement-breakpoint
CREATE INDEX "course_trainers_trainer" ON "course_trainers" USING btree ("trainer_id");
--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "courses_type" ON "courses" USING btree ("type");
--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_nl" ON "courses" USING btree ((slug->>'nl'));
--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_en" ON "courses" USING btree ((slug->>'en'));
--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_fr" ON "courses" USING btree ((slug->>'fr'));
--> statement-breakpoint
CREATE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "files_bucket_name" ON "files" USING btree ("bucket_name","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_registration" ON "invoices" USING btree ("registration_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_booking" ON "invoices" USING btree ("booking_id");
--> statement-breakpoint
CREATE INDEX "invoices_follows" ON "invoices" USING btree ("follows_id");
--> statement-breakpoint
CREATE INDEX "invoices_organisation" ON "invoices" USING btree ("organisation_id","issued_on");
--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_on");
--> statement-breakpoint
CREATE INDEX "login_sessions_user" ON "login_sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to"),"created_at");
--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "mails_sent" ON "mails" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE sent_at is null;
--> statement-breakpoint
CREATE INDEX "memberships_organisation" ON "memberships" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "memberships_student" ON "memberships" USING btree ("student_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_request" ON "newsletter_subscriptions" USING btree ("request_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_name" ON "organisations" USING btree (organisation_key("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_vat" ON "organisations" USING btree (vat_key("vat"));
--> statement-breakpoint
CREATE INDEX "organisations_like" ON "organisations" USING gin (organisation_key("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organisations_number" ON "organisations" USING btree (vat_number("vat"));
--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_nl" ON "pages" USING btree ((slug->>'nl'));
--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_en" ON "pages" USING btree ((slug->>'en'));
--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_fr" ON "pages" USING btree ((slug->>'fr'));
--> statement-breakpoint
CREATE INDEX "panel_events_created_at" ON "panel_events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "payments_registration" ON "payments" USING btree ("registration_id");
--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");
--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("registration_id") WHERE status in ('open', 'pending');
--> statement-breakpoint
CREATE INDEX "preview_links_type" ON "preview_links" USING btree ("type");
--> statement-breakpoint
CREATE INDEX "publishing_plans_due" ON "publishing_plans" USING btree ("at") WHERE status = 'planned';
--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "refunds_credit_note" ON "refunds" USING btree ("credit_note_id");
--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("updated_at") WHERE status in ('requested', 'pending');
--> statement-breakpoint
CREATE INDEX "registration_drafts_updated" ON "registration_drafts" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX "registration_search_names" ON "registration_search" USING gin ("names" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "registration_students_seat" ON "registration_students" USING btree ("session_id","student_id") WHERE held;
--> statement-breakpoint
CREATE INDEX "registration_students_student" ON "registration_students" USING btree ("student_id");
--> statement-breakpoint
CREATE INDEX "registrations_session" ON "registrations" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "registrations_organisation" ON "registrations" USING btree ("organisation_id","created_at");
--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "registrations_status" ON "registrations" USING btree (lower(status),"created_at","id");
--> statement-breakpoint
CREATE INDEX "registrations_outcome" ON "registrations" USING btree (lower(outcome),"created_at","id");
--> statement-breakpoint
CREATE INDEX "registrations_total" ON "registrations" USING btree ((net + vat),"id");
--> statement-breakpoint
CREATE INDEX "registrations_expiring" ON "registrations" USING btree ("expires_at") WHERE status = 'awaiting_payment';
--> statement-breakpoint
CREATE INDEX "results_session" ON "results" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "search_words_nl" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE locale = 'nl';
--> statement-breakpoint
CREATE INDEX "search_words_en" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE locale = 'en';
--> statement-breakpoint
CREATE INDEX "search_words_fr" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE locale = 'fr';
--> statement-breakpoint
CREATE UNIQUE INDEX "session_choices_open" ON "session_choices" USING btree ("registration_id") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "session_choices_due" ON "session_choices" USING btree ("until") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "session_choices_offered" ON "session_choices" USING btree ("offered_session_id");
--> statement-breakpoint
CREATE INDEX "session_series_request" ON "session_series" USING btree ("request_hash");
--> statement-breakpoint
CREATE INDEX "sessions_course_start" ON "sessions" USING btree ("course_id","start_date");
--> statement-breakpoint
CREATE INDEX "sessions_start" ON "sessions" USING btree ("start_date");
--> statement-breakpoint
CREATE INDEX "sessions_next" ON "sessions" USING btree ("course_id",("seats_taken" >= "capacity"),"start_date","id");
--> statement-breakpoint
CREATE INDEX "sessions_undecided" ON "sessions" USING btree ("decision_on") WHERE minimum is not null and confirmed_at is null and canceled_at is null;
--> statement-breakpoint
CREATE INDEX "state_changes_entity" ON "state_changes" USING btree ("entity","entity_id");
--> statement-breakpoint
CREATE INDEX "student_uploads_user" ON "student_uploads" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "students_organisation_name" ON "students" USING btree ("organisation_id","sort_name","id") WHERE status <> 'deleted';
--> statement-breakpoint
CREATE INDEX "students_search" ON "students" USING gin ("search_text" gin_trgm_ops) WHERE status <> 'deleted';
--> statement-breakpoint
CREATE INDEX "students_email" ON "students" USING btree (lower("email"));
--> statement-breakpoint
CREATE UNIQUE INDEX "students_organisation_email" ON "students" USING btree ("organisation_id",lower("email")) WHERE status <> 'deleted';
--> statement-breakpoint
CREATE UNIQUE INDEX "students_owner_email" ON "students" USING btree ("owner_id",lower("email")) WHERE status <> 'deleted' and organisation_id is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "waiting_list_entries_session" ON "waiting_list_entries" USING btree ("session_id","number");
--> statement-breakpoint
CREATE INDEX "waiting_list_entries_organisation" ON "waiting_list_entries" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "waiting_list_entries_user" ON "waiting_list_entries" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "waiting_list_entries_open" ON "waiting_list_entries" USING btree ("status","offered_until") WHERE status in ('waiting', 'offered');
--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_students_open" ON "waiting_list_students" USING btree ("session_id","student_id") WHERE open;
--> statement-breakpoint
CREATE INDEX "waiting_list_students_student" ON "waiting_list_students" USING btree ("student_id");
--> statement-breakpoint
-- Vectors stay in the row, as they are: ranking reads each one that is found.
ALTER TABLE course_search ALTER COLUMN vector SET STORAGE external;
ALTER TABLE course_search SET (toast_tuple_target = 8160);
-- The session that `nextSession` shows of a course: one in the reader's language if there is any to come, of those one
-- with a seat, of those the first.
CREATE FUNCTION next_start_of(course uuid, locale text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT start_date FROM sessions WHERE course_id = course AND start_date > now() AND canceled_at IS NULL
  ORDER BY language_id IS DISTINCT FROM (SELECT id FROM languages WHERE code = locale),
    seats_taken >= capacity, start_date, id LIMIT 1
$$;
CREATE FUNCTION month_of(start timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(start AT TIME ZONE 'Europe/Brussels', 'YYYY-MM')
$$;
-- The kinds of a course's sessions to come.
CREATE FUNCTION session_kinds_of(course uuid) RETURNS int[] LANGUAGE sql STABLE AS $$
  SELECT array(SELECT DISTINCT session_kinds.id FROM sessions
    JOIN session_kinds USING (location_id, language_id)
    WHERE course_id = course AND start_date > now() AND canceled_at IS NULL AND month = month_of(start_date) ORDER BY id)
$$;
-- What the filters know courses by. Ids in order: equal combinations are one kind.
CREATE VIEW kinds_of_courses AS
  SELECT id AS course_id, type, category_id,
    array(SELECT theme_id FROM course_themes WHERE course_id = courses.id ORDER BY theme_id) AS themes,
    array(SELECT location_id FROM course_locations WHERE course_id = courses.id ORDER BY location_id) AS locations,
    array(SELECT language_id FROM course_languages WHERE course_id = courses.id ORDER BY language_id) AS languages,
    days
  FROM courses;
-- What a search reads of these courses, anew: their own texts, and the names of what they are linked to.
CREATE FUNCTION refresh_course_search(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO course_kinds (type, category_id, themes, locations, languages, days)
  SELECT DISTINCT type, category_id, themes, locations, languages, days FROM kinds_of_courses AS wanted
  WHERE course_id = ANY(changed) AND NOT EXISTS (SELECT FROM course_kinds AS known
    WHERE (known.type, known.category_id, known.themes, known.locations, known.languages, known.days) =
      (wanted.type, wanted.category_id, wanted.themes, wanted.locations, wanted.languages, wanted.days))
  ORDER BY type, category_id, themes, locations, languages, days
  ON CONFLICT DO NOTHING;

  WITH linked AS (
    SELECT courses.*, course_kinds.id AS kind, course_kinds.themes, course_kinds.locations,
      (SELECT name FROM categories WHERE categories.id = courses.category_id) AS category,
      coalesce((SELECT string_agg(name, ' ' ORDER BY name) FROM course_trainers JOIN trainers ON trainers.id = trainer_id
        WHERE course_id = courses.id), '') AS trainers
    FROM kinds_of_courses JOIN course_kinds USING (type, category_id, themes, locations, languages, days)
      JOIN courses ON courses.id = course_id
    WHERE courses.id = ANY(changed)
  ), texts AS (
    SELECT linked.*, locale, configuration,
      lower(unaccent(texts_in(title, locale))) AS plain_title,
      CASE locale WHEN 'nl' THEN search_nl WHEN 'en' THEN search_en ELSE search_fr END AS vector,
      texts_in(jsonb_build_array(title, summary, audience, description, outcomes, programme), locale) AS own,
      coalesce(category->>locale, category->>'nl') || coalesce((
        SELECT string_agg(' ' || coalesce(name->>locale, name->>'nl'), '') FROM (
          SELECT name FROM themes WHERE id = ANY(linked.themes)
          UNION ALL SELECT name FROM locations WHERE id = ANY(linked.locations)
        ) topics), '') AS topics
    FROM linked, (VALUES ('nl', 'leerplein_nl'::regconfig), ('en', 'leerplein_en'), ('fr', 'leerplein_fr')) AS spoken(locale, configuration)
  ), vocabulary AS (
    INSERT INTO search_words (locale, word, written)
    SELECT DISTINCT ON (locale, unaccent(written)) locale, unaccent(written), written
    FROM texts, regexp_split_to_table(lower(concat_ws(' ', own, topics, trainers)), '[^[:alnum:]]+') AS written
    WHERE length(written) > 2
    ORDER BY locale, unaccent(written), written DESC
    ON CONFLICT DO NOTHING
  )
  INSERT INTO course_search (course_id, locale, title, vector, kind, price, show_on_home_page, version)
  SELECT id, locale, plain_title, vector || setweight(to_tsvector(configuration, trainers), 'B')
      || setweight(to_tsvector(configuration, topics), 'C'), kind, price, show_on_home_page, pg_current_xact_id()::text::bigint
  FROM texts
  ORDER BY locale, id
  ON CONFLICT (locale, course_id) DO UPDATE SET title = excluded.title, vector = excluded.vector, kind = excluded.kind,
    price = excluded.price, show_on_home_page = excluded.show_on_home_page, version = excluded.version
$$;
-- The lock comes first: what is read after it is what stands when it was got.
CREATE FUNCTION refresh_next_start(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM next_starts WHERE course_id = ANY(changed) ORDER BY course_id FOR NO KEY UPDATE;
  INSERT INTO session_kinds (location_id, language_id, month)
  SELECT DISTINCT location_id, language_id, month_of(start_date) AS month FROM sessions AS wanted
  WHERE course_id = ANY(changed) AND start_date > now() AND canceled_at IS NULL AND NOT EXISTS (SELECT FROM session_kinds AS known
    WHERE (known.location_id, known.language_id, known.month) =
      (wanted.location_id, wanted.language_id, month_of(wanted.start_date)))
  ORDER BY location_id, language_id, month
  ON CONFLICT DO NOTHING;
  UPDATE next_starts SET nl = next_start_of(course_id, 'nl'), en = next_start_of(course_id, 'en'),
    fr = next_start_of(course_id, 'fr'), kinds = session_kinds_of(course_id),
    until = (SELECT min(start_date) FROM sessions WHERE sessions.course_id = next_starts.course_id AND start_date > now() AND canceled_at IS NULL)
  WHERE course_id = ANY(changed);
END $$;
-- Sessions start without anybody writing it.
CREATE FUNCTION refresh_past_starts() RETURNS void LANGUAGE sql AS $$
  SELECT refresh_next_start(array(SELECT course_id FROM next_starts WHERE until <= now()))
$$;
CREATE FUNCTION sessions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_next_start(array(SELECT DISTINCT course_id FROM changed));
  RETURN null;
END $$;
CREATE FUNCTION session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_next_start(array[OLD.course_id, NEW.course_id]);
  RETURN null;
END $$;
-- Which session readers see first hangs on the languages' codes.
CREATE FUNCTION language_recoded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_next_start(array(SELECT course_id FROM next_starts));
  RETURN null;
END $$;
CREATE TRIGGER language_recoded AFTER UPDATE ON languages FOR EACH ROW WHEN (OLD.code IS DISTINCT FROM NEW.code)
  EXECUTE FUNCTION language_recoded();
CREATE TRIGGER session_inserted AFTER INSERT ON sessions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sessions_changed();
CREATE TRIGGER session_deleted AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sessions_changed();
CREATE FUNCTION session_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  NEW.moved_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER session_moved BEFORE UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.schedule, OLD.location_id, OLD.language_id) IS DISTINCT FROM (NEW.schedule, NEW.location_id, NEW.language_id))
  EXECUTE FUNCTION session_moved();
-- A seat taken says nothing here, until it is the last one.
CREATE TRIGGER session_updated AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.course_id, OLD.start_date, OLD.location_id, OLD.language_id, OLD.canceled_at, OLD.seats_taken >= OLD.capacity)
    IS DISTINCT FROM (NEW.course_id, NEW.start_date, NEW.location_id, NEW.language_id, NEW.canceled_at, NEW.seats_taken >= NEW.capacity))
  EXECUTE FUNCTION session_changed();
-- Whoever keeps the filters' values, and what editors know of words, sees by it that they changed.
INSERT INTO filter_version (version) VALUES (0);
CREATE FUNCTION filter_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE filter_version SET version = pg_current_xact_id()::text::bigint;
  RETURN null;
END $$;
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON themes
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON locations
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON languages
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON search_terms
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE FUNCTION course_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO next_starts (course_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  PERFORM refresh_course_search(array(SELECT id FROM changed));
  RETURN null;
END $$;
CREATE FUNCTION course_link_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_course_search(array(SELECT DISTINCT course_id FROM changed));
  RETURN null;
END $$;
CREATE FUNCTION course_topic_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_course_search(array(
    SELECT id FROM courses WHERE category_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_themes WHERE theme_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_locations WHERE location_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_languages WHERE language_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_trainers WHERE trainer_id IN (SELECT id FROM changed)
    UNION SELECT id FROM courses WHERE banner_id IN (SELECT id FROM changed)));
  RETURN null;
END $$;
CREATE FUNCTION course_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER course_edited BEFORE UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION course_edited();
CREATE TRIGGER course_inserted AFTER INSERT ON courses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_changed();
CREATE TRIGGER course_updated AFTER UPDATE ON courses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_changed();
CREATE TRIGGER course_theme_inserted AFTER INSERT ON course_themes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_theme_deleted AFTER DELETE ON course_themes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_location_inserted AFTER INSERT ON course_locations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_location_deleted AFTER DELETE ON course_locations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_language_inserted AFTER INSERT ON course_languages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_language_deleted AFTER DELETE ON course_languages REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_trainer_inserted AFTER INSERT ON course_trainers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_trainer_deleted AFTER DELETE ON course_trainers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER category_renamed AFTER UPDATE ON categories REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER theme_renamed AFTER UPDATE ON themes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER location_renamed AFTER UPDATE ON locations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER language_renamed AFTER UPDATE ON languages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER trainer_renamed AFTER UPDATE ON trainers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER picture_changed AFTER UPDATE ON files REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
-- Whatever is gone leads nowhere: `TG_ARGV[0]` is its kind.
CREATE FUNCTION forget_old_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM old_slugs WHERE kind = TG_ARGV[0] AND owner_id = OLD.id;
  IF FOUND THEN PERFORM pg_notify('leerplein_tags', '["oldSlugs"]'); END IF;
  RETURN null;
END $$;
CREATE TRIGGER forget_old_slugs AFTER DELETE ON courses FOR EACH ROW EXECUTE FUNCTION forget_old_slugs('courses');
CREATE TRIGGER forget_old_slugs AFTER DELETE ON locations FOR EACH ROW EXECUTE FUNCTION forget_old_slugs('locations');
CREATE TRIGGER forget_old_slugs AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION forget_old_slugs('categories');
-- A page that is unpublished keeps them until its document goes too.
CREATE FUNCTION forget_old_page_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM old_slugs WHERE kind = 'pages' AND 'page:' || owner_id = OLD.type;
  IF FOUND THEN PERFORM pg_notify('leerplein_tags', '["oldSlugs"]'); END IF;
  RETURN null;
END $$;
CREATE TRIGGER forget_old_slugs AFTER DELETE ON static_contents FOR EACH ROW EXECUTE FUNCTION forget_old_page_slugs();
-- What decides who calls, for whom and under which names (src/api/auth/principals.ts): every process forgets what it knows
-- of an account at the moment one of these columns changes or a session of it ends, whoever changed it.
CREATE FUNCTION forget_principal(account uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('leerplein_tags', json_build_array('user:' || account)::text)
$$;
CREATE FUNCTION account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_principal(OLD.id);
  RETURN null;
END $$;
CREATE FUNCTION login_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_principal(OLD.user_id);
  RETURN null;
END $$;
CREATE TRIGGER account_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.active, OLD.organisation_id, OLD.is_private_person, OLD.first_name, OLD.last_name)
    IS DISTINCT FROM (NEW.role, NEW.active, NEW.organisation_id, NEW.is_private_person, NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION account_changed();
CREATE FUNCTION membership_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_principal(OLD.user_id);
  RETURN null;
END $$;
CREATE TRIGGER membership_changed AFTER UPDATE OR DELETE ON memberships FOR EACH ROW
  EXECUTE FUNCTION membership_changed();
CREATE FUNCTION organisation_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_principal(id) FROM users WHERE id IN (SELECT user_id FROM memberships WHERE organisation_id = NEW.id);
  RETURN null;
END $$;
CREATE TRIGGER organisation_renamed AFTER UPDATE ON organisations FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION organisation_renamed();
CREATE TRIGGER login_session_ended AFTER DELETE ON login_sessions FOR EACH ROW EXECUTE FUNCTION login_session_changed();
CREATE TRIGGER login_session_authenticated AFTER UPDATE OF authenticated_at ON login_sessions FOR EACH ROW
  EXECUTE FUNCTION login_session_changed();
-- An account speaks for an organisation that it is a member of, and for none once that ended.
ALTER TABLE users ADD CONSTRAINT users_membership FOREIGN KEY (id, organisation_id)
  REFERENCES memberships (user_id, organisation_id) ON DELETE SET NULL (organisation_id);
-- What holds until staff set something else: what the published terms say.
INSERT INTO cancellation_terms (valid_from, refunds, days_to_replace, days_to_move)
  VALUES ('2020-01-01', '[{"days": 14, "percent": 100}, {"days": 5, "percent": 50}]', 0, 14);
-- What the desk finds registrations by (src/api/registration-desk): customer, reference, contact and participants, a line
-- each. In order of their ids, so that two who refresh the same ones wait for each other instead of for ever; names are read
-- once the rows are there and locked, so that whoever waited knows what the other one wrote.
CREATE FUNCTION refresh_registration_search(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO registration_search (registration_id, names)
    SELECT id, '' FROM registrations WHERE id = ANY(changed) ORDER BY id
    ON CONFLICT (registration_id) DO UPDATE SET names = excluded.names WHERE false;
  WITH found AS MATERIALIZED (
    SELECT registrations.id, plain_text(concat_ws(E'\n', invoice->>'name', reference,
      users.first_name || ' ' || users.last_name, users.email, (SELECT string_agg(search_text, E'\n' ORDER BY students.id)
        FROM registration_students JOIN students ON students.id = student_id
        WHERE registration_id = registrations.id AND students.status <> 'deleted'))) AS names
    FROM registrations JOIN users ON users.id = user_id
    WHERE registrations.id = ANY(changed)
  )
  UPDATE registration_search SET names = found.names FROM found
    WHERE registration_id = found.id AND registration_search.names <> found.names;
END $$;
CREATE FUNCTION registration_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array[NEW.id]);
  RETURN null;
END $$;
CREATE FUNCTION seats_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array(SELECT DISTINCT registration_id FROM changed));
  RETURN null;
END $$;
-- Seats that are given back or kept again name the same people.
CREATE FUNCTION seats_exchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array(SELECT DISTINCT registration_id FROM (
    (SELECT registration_id, student_id FROM before EXCEPT SELECT registration_id, student_id FROM changed)
    UNION ALL
    (SELECT registration_id, student_id FROM changed EXCEPT SELECT registration_id, student_id FROM before)) AS exchanged));
  RETURN null;
END $$;
CREATE FUNCTION students_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array(SELECT DISTINCT registration_id FROM registration_students WHERE student_id IN (
    SELECT changed.id FROM before JOIN changed ON changed.id = before.id
    WHERE (before.search_text, before.status) IS DISTINCT FROM (changed.search_text, changed.status))));
  RETURN null;
END $$;
CREATE FUNCTION contact_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array(SELECT id FROM registrations WHERE user_id = NEW.id));
  RETURN null;
END $$;
-- Every registration has a seat, which comes after it.
CREATE TRIGGER seat_inserted AFTER INSERT ON registration_students REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION seats_renamed();
CREATE TRIGGER seat_updated AFTER UPDATE ON registration_students REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION seats_exchanged();
CREATE TRIGGER seat_deleted AFTER DELETE ON registration_students REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION seats_renamed();
CREATE TRIGGER registration_renamed AFTER UPDATE ON registrations FOR EACH ROW
  WHEN ((OLD.invoice, OLD.reference, OLD.user_id) IS DISTINCT FROM (NEW.invoice, NEW.reference, NEW.user_id))
  EXECUTE FUNCTION registration_renamed();
CREATE TRIGGER students_renamed AFTER UPDATE ON students REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION students_renamed();
CREATE TRIGGER contact_renamed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION contact_renamed();
--> statement-breakpoint
-- What editors begin with: words that say nothing of a course, and words that visitors use for what courses call otherwise.
INSERT INTO search_terms (language, term, meanings)
SELECT language, regexp_split_to_table(terms, '\s+'), '{}' FROM (VALUES
  ('nl', 'opleiding opleidingen cursus cursussen training trainingen vorming vormingen bijscholing workshop workshops les
    lessen seminarie seminaries webinar leren volgen halen zoeken info aanbod technieken'),
  ('en', 'course courses training trainings class classes workshop workshops lesson lessons seminar seminars webinar learn
    learning study find info programme technique techniques skill skills'),
  ('fr', 'formation formations cours stage stages atelier ateliers seminaire seminaires webinaire apprendre suivre former
    trouver info techniques')
) AS noise(language, terms);
INSERT INTO search_terms (language, term, meanings) VALUES
  ('nl', 'ehbo', '{eerste hulp}'),
  ('nl', 'bhv', '{eerste hulp}'),
  ('nl', 'hulpverlening', '{eerste hulp}'),
  ('nl', 'reanimeren', '{reanimatie}'),
  ('nl', 'clark', '{heftruck}'),
  ('nl', 'vorkheftruck', '{heftruck}'),
  ('nl', 'vorklift', '{heftruck}'),
  ('nl', 'heftruckchauffeur', '{heftruckbestuurder}'),
  ('nl', 'vca', '{basisveiligheid}'),
  ('nl', 'werf', '{basisveiligheid,werven}'),
  ('nl', 'bouw', '{basisveiligheid,werven}'),
  ('nl', 'arbeidsveiligheid', '{basisveiligheid,vca}'),
  ('nl', 'preventie', '{basisveiligheid,preventieadviseur}'),
  ('nl', 'gdpr', '{avg,persoonsgegevens}'),
  ('nl', 'privacy', '{avg,persoonsgegevens}'),
  ('nl', 'ai', '{artificiële intelligentie}'),
  ('nl', 'artificiële intelligentie', '{ai}'),
  ('nl', 'kunstmatige intelligentie', '{ai}'),
  ('nl', 'generatieve ai', '{ai}'),
  ('nl', 'chatgpt', '{ai}'),
  ('nl', 'chat gpt', '{ai}'),
  ('nl', 'copilot', '{ai}'),
  ('nl', 'hr', '{personeelszaken,personeel}'),
  ('nl', 'hrm', '{personeelszaken,personeel}'),
  ('nl', 'human resources', '{personeelszaken,personeel}'),
  ('nl', 'personeelsdienst', '{personeelszaken}'),
  ('nl', 'personeelsadministratie', '{personeelszaken}'),
  ('nl', 'payroll', '{loon,loonbrief}'),
  ('nl', 'verloning', '{loon,loonbrief}'),
  ('nl', 'salaris', '{loon,loonbrief}'),
  ('nl', 'loonadministratie', '{loonbrief,personeelszaken}'),
  ('nl', 'sociale zekerheid', '{rsz}'),
  ('nl', 'sociale wetgeving', '{rsz,personeelszaken}'),
  ('nl', 'arbeidsrecht', '{personeelszaken,arbeidscontract}'),
  ('nl', 'boekhouding', '{boekhouden}'),
  ('nl', 'accountancy', '{boekhouden}'),
  ('nl', 'boekhouder', '{boekhouden}'),
  ('nl', 'fiscaliteit', '{btw}'),
  ('nl', 'belastingen', '{btw}'),
  ('nl', 'e-invoicing', '{e-facturatie,peppol}'),
  ('nl', 'elektronische facturatie', '{e-facturatie,peppol}'),
  ('nl', 'elektronische factuur', '{e-facturatie,peppol}'),
  ('nl', 'cashflow', '{cashplanning}'),
  ('nl', 'thesaurie', '{cashplanning}'),
  ('nl', 'controlling', '{budget}'),
  ('nl', 'budgetteren', '{budget}'),
  ('nl', 'businessplan', '{ondernemingsplan}'),
  ('nl', 'financieel plan', '{ondernemingsplan}'),
  ('nl', 'leiding geven', '{leidinggeven}'),
  ('nl', 'leiderschap', '{leidinggeven}'),
  ('nl', 'leadership', '{leidinggeven}'),
  ('nl', 'management', '{leidinggeven}'),
  ('nl', 'people management', '{leidinggeven}'),
  ('nl', 'manager', '{leidinggeven}'),
  ('nl', 'teamleider', '{leidinggeven}'),
  ('nl', 'teamleader', '{leidinggeven}'),
  ('nl', 'coach', '{leidinggeven}'),
  ('nl', 'coachen', '{leidinggeven}'),
  ('nl', 'coaching', '{leidinggeven}'),
  ('nl', 'assertiviteit', '{nee zeggen}'),
  ('nl', 'burnout', '{burn-out}'),
  ('nl', 'stress', '{burn-out}'),
  ('nl', 'werkstress', '{burn-out,werkdruk}'),
  ('nl', 'stressbeheersing', '{burn-out,stress}'),
  ('nl', 'ziekteverzuim', '{verzuim,burn-out}'),
  ('nl', 'solliciteren', '{sollicitatiegesprek}'),
  ('nl', 'sollicitatie', '{sollicitatiegesprek}'),
  ('nl', 'rekrutering', '{sollicitatiegesprek}'),
  ('nl', 'rekruteren', '{sollicitatiegesprek}'),
  ('nl', 'recruitment', '{sollicitatiegesprek}'),
  ('nl', 'selectie', '{sollicitatiegesprek}'),
  ('nl', 'aanwerven', '{sollicitatiegesprek}'),
  ('nl', 'aanwerving', '{sollicitatiegesprek}'),
  ('nl', 'personeel aanwerven', '{sollicitatiegesprek}'),
  ('nl', 'onboarding', '{onthaal}'),
  ('nl', 'inwerken', '{onthaal}'),
  ('nl', 'projectmanagement', '{projectleider,projectbeheer}'),
  ('nl', 'project management', '{projectleider,projectbeheer}'),
  ('nl', 'projectmanager', '{projectleider}'),
  ('nl', 'prince2', '{projectleider}'),
  ('nl', 'scrum', '{projectleider}'),
  ('nl', 'agile', '{projectleider}'),
  ('nl', 'cybersecurity', '{cyberveiligheid}'),
  ('nl', 'cyber security', '{cyberveiligheid}'),
  ('nl', 'cyber', '{cyberveiligheid}'),
  ('nl', 'informatiebeveiliging', '{cyberveiligheid}'),
  ('nl', 'hacking', '{cyberveiligheid}'),
  ('nl', 'ransomware', '{cyberveiligheid}'),
  ('nl', 'it', '{software,digitaal}'),
  ('nl', 'e-learning', '{online}'),
  ('nl', 'powerbi', '{power bi}'),
  ('nl', 'business intelligence', '{power bi}'),
  ('nl', 'spreadsheet', '{excel}'),
  ('nl', 'rekenblad', '{excel}'),
  ('nl', 'nt2', '{nederlands}'),
  ('nl', 'vlaams', '{nederlands}'),
  ('nl', 'taalles', '{nederlands}'),
  ('nl', 'csr', '{csrd,duurzaamheid}'),
  ('nl', 'esg', '{csrd,duurzaamheid}'),
  ('nl', 'mvo', '{duurzaamheid}'),
  ('nl', 'duurzaamheidsverslag', '{csrd}'),
  ('nl', 'duurzaamheidsrapport', '{csrd}'),
  ('nl', 'duurzaamheidsrapportering', '{csrd}'),
  ('nl', 'co2 uitstoot', '{co2-voetafdruk}'),
  ('nl', 'carbon footprint', '{co2-voetafdruk}'),
  ('nl', 'klimaat', '{co2-voetafdruk}'),
  ('nl', 'energiebesparing', '{energie besparen}'),
  ('nl', 'afval', '{circulaire economie}'),
  ('nl', 'recyclage', '{circulaire economie}'),
  ('nl', 'aankoop', '{inkopen}'),
  ('nl', 'aankopen', '{inkopen}'),
  ('nl', 'inkoop', '{inkopen}'),
  ('nl', 'leveranciers', '{inkopen}'),
  ('nl', 'onderhandeling', '{onderhandelen}'),
  ('nl', 'onderhandelingstechnieken', '{onderhandelen}'),
  ('nl', 'sales', '{verkoop}'),
  ('nl', 'verkopen', '{verkoop}'),
  ('nl', 'prijszetting', '{prijs}'),
  ('nl', 'prijzen', '{prijs}'),
  ('nl', 'klantendienst', '{klachten}'),
  ('nl', 'klantenservice', '{klachten}'),
  ('nl', 'klantgerichtheid', '{klachten}'),
  ('nl', 'klantvriendelijkheid', '{klachten}'),
  ('nl', 'bedrijfsoverdracht', '{bedrijf overdragen}'),
  ('nl', 'familiebedrijf', '{bedrijf overdragen}'),
  ('nl', 'overlaten', '{overdragen}'),
  ('nl', 'overname', '{overdragen}'),
  ('nl', 'opvolging', '{overdragen}'),
  ('nl', 'patent', '{octrooi}'),
  ('nl', 'intellectuele eigendom', '{octrooi,merk}'),
  ('nl', 'merkregistratie', '{merk}'),
  ('nl', 'innovatie', '{vernieuwing,prototype}'),
  ('nl', 'innoveren', '{vernieuwing,prototype}'),
  ('nl', 'design thinking', '{prototype}'),
  ('nl', 'exporteren', '{export}'),
  ('nl', 'import', '{douane}'),
  ('nl', 'invoer', '{douane}'),
  ('nl', 'raad van bestuur', '{bestuurder}'),
  ('nl', 'governance', '{bestuurder}'),
  ('nl', 'e-mail', '{mails}'),
  ('nl', 'e-mails', '{mails}'),
  ('nl', 'schrijven', '{mails}'),
  ('nl', 'beginners', '{basis}'),

  ('en', 'cpr', '{first aid,resuscitate}'),
  ('en', 'first aider', '{first aid}'),
  ('en', 'fork lift', '{forklift}'),
  ('en', 'lift truck', '{forklift}'),
  ('en', 'licence', '{certificate}'),
  ('en', 'license', '{certificate}'),
  ('en', 'health and safety', '{basic safety}'),
  ('en', 'safety', '{basic safety}'),
  ('en', 'building site', '{vca}'),
  ('en', 'gdpr', '{personal data}'),
  ('en', 'privacy', '{gdpr,personal data}'),
  ('en', 'data protection', '{gdpr,personal data}'),
  ('en', 'ai', '{artificial intelligence}'),
  ('en', 'artificial intelligence', '{ai}'),
  ('en', 'generative ai', '{ai}'),
  ('en', 'machine learning', '{ai}'),
  ('en', 'chatgpt', '{ai}'),
  ('en', 'chat gpt', '{ai}'),
  ('en', 'copilot', '{ai}'),
  ('en', 'it', '{software,digital}'),
  ('en', 'human resources', '{hr}'),
  ('en', 'personnel', '{hr}'),
  ('en', 'payroll', '{payslip,wages}'),
  ('en', 'salary', '{payslip,wages}'),
  ('en', 'wages', '{payslip}'),
  ('en', 'social security contributions', '{social security}'),
  ('en', 'employment law', '{hr administration}'),
  ('en', 'accounting', '{bookkeeping}'),
  ('en', 'accountancy', '{bookkeeping}'),
  ('en', 'accounts', '{bookkeeping}'),
  ('en', 'tax', '{vat}'),
  ('en', 'e-invoice', '{e-invoicing,peppol}'),
  ('en', 'electronic invoice', '{e-invoicing,peppol}'),
  ('en', 'electronic invoicing', '{e-invoicing,peppol}'),
  ('en', 'cash flow', '{cash planning}'),
  ('en', 'cashflow', '{cash planning}'),
  ('en', 'treasury', '{cash planning}'),
  ('en', 'budgeting', '{budget}'),
  ('en', 'controlling', '{cost control}'),
  ('en', 'non finance', '{non financials}'),
  ('en', 'leadership', '{leading}'),
  ('en', 'management', '{leading}'),
  ('en', 'managing', '{leading}'),
  ('en', 'managing people', '{leading}'),
  ('en', 'people management', '{leading}'),
  ('en', 'team leader', '{leading}'),
  ('en', 'supervisor', '{leading}'),
  ('en', 'coach', '{leading}'),
  ('en', 'coaching', '{leading}'),
  ('en', 'mentoring', '{leading}'),
  ('en', 'assertiveness', '{saying no}'),
  ('en', 'burnout', '{burn-out}'),
  ('en', 'stress', '{burn-out}'),
  ('en', 'stress management', '{burn-out}'),
  ('en', 'sick leave', '{burn-out,illness}'),
  ('en', 'interview', '{job interview}'),
  ('en', 'hiring', '{job interview}'),
  ('en', 'recruiting', '{job interview}'),
  ('en', 'recruitment', '{job interview}'),
  ('en', 'selection', '{job interview}'),
  ('en', 'induction', '{onboarding}'),
  ('en', 'project management', '{project lead}'),
  ('en', 'project manager', '{project lead}'),
  ('en', 'prince2', '{project lead}'),
  ('en', 'pmp', '{project lead}'),
  ('en', 'scrum', '{project lead}'),
  ('en', 'agile', '{project lead}'),
  ('en', 'cyber', '{cybersecurity}'),
  ('en', 'cyber security', '{cybersecurity}'),
  ('en', 'information security', '{cybersecurity}'),
  ('en', 'it security', '{cybersecurity}'),
  ('en', 'hacking', '{cybersecurity}'),
  ('en', 'ransomware', '{cybersecurity}'),
  ('en', 'e-learning', '{online}'),
  ('en', 'powerbi', '{power bi}'),
  ('en', 'business intelligence', '{power bi}'),
  ('en', 'spreadsheet', '{excel}'),
  ('en', 'spreadsheets', '{excel}'),
  ('en', 'flemish', '{dutch}'),
  ('en', 'language', '{dutch}'),
  ('en', 'esg', '{csrd}'),
  ('en', 'sustainability report', '{csrd}'),
  ('en', 'sustainability reporting', '{csrd}'),
  ('en', 'climate', '{carbon footprint}'),
  ('en', 'co2', '{carbon footprint}'),
  ('en', 'emissions', '{carbon footprint}'),
  ('en', 'greenhouse gas', '{carbon footprint}'),
  ('en', 'waste', '{circular economy}'),
  ('en', 'recycling', '{circular economy}'),
  ('en', 'energy saving', '{save energy}'),
  ('en', 'purchasing', '{buying}'),
  ('en', 'procurement', '{buying}'),
  ('en', 'suppliers', '{buying}'),
  ('en', 'negotiation', '{negotiating}'),
  ('en', 'selling', '{sales}'),
  ('en', 'pricing', '{price}'),
  ('en', 'customer service', '{complaints}'),
  ('en', 'customer care', '{complaints}'),
  ('en', 'difficult customers', '{complaints}'),
  ('en', 'angry customers', '{complaints}'),
  ('en', 'succession', '{handing over}'),
  ('en', 'family business', '{handing over}'),
  ('en', 'intellectual property', '{patent,trademark}'),
  ('en', 'brand', '{trademark}'),
  ('en', 'copyright', '{trademark}'),
  ('en', 'innovation', '{prototype}'),
  ('en', 'design thinking', '{prototype}'),
  ('en', 'import', '{customs}'),
  ('en', 'importing', '{customs}'),
  ('en', 'shipping', '{customs,incoterms}'),
  ('en', 'board', '{directors}'),
  ('en', 'governance', '{directors}'),
  ('en', 'business writing', '{emails}'),
  ('en', 'writing', '{emails}'),
  ('en', 'e-mail', '{emails}'),
  ('en', 'e-mails', '{emails}'),
  ('en', 'beginner', '{basics}'),
  ('en', 'beginners', '{basics}'),

  ('fr', 'secourisme', '{premiers secours}'),
  ('fr', 'secouriste', '{premiers secours}'),
  ('fr', 'premier secours', '{premiers secours}'),
  ('fr', 'réanimation', '{réanimer,premiers secours}'),
  ('fr', 'clark', '{cariste}'),
  ('fr', 'chariot élévateur', '{cariste}'),
  ('fr', 'permis', '{attestation,certificat}'),
  ('fr', 'brevet cariste', '{attestation de cariste}'),
  ('fr', 'chantier', '{sécurité de base}'),
  ('fr', 'sécurité au travail', '{sécurité de base}'),
  ('fr', 'prévention', '{sécurité de base,prévenir}'),
  ('fr', 'rgpd', '{données personnelles}'),
  ('fr', 'gdpr', '{rgpd,données personnelles}'),
  ('fr', 'vie privée', '{rgpd,données personnelles}'),
  ('fr', 'ia', '{intelligence artificielle}'),
  ('fr', 'ai', '{ia}'),
  ('fr', 'intelligence artificielle', '{ia}'),
  ('fr', 'ia générative', '{ia}'),
  ('fr', 'chatgpt', '{ia}'),
  ('fr', 'chat gpt', '{ia}'),
  ('fr', 'copilot', '{ia}'),
  ('fr', 'rh', '{administration du personnel,personnel}'),
  ('fr', 'hr', '{administration du personnel,personnel}'),
  ('fr', 'grh', '{administration du personnel,personnel}'),
  ('fr', 'ressources humaines', '{personnel}'),
  ('fr', 'onss', '{administration du personnel}'),
  ('fr', 'sécurité sociale', '{onss}'),
  ('fr', 'paie', '{fiche de paie,salaire}'),
  ('fr', 'gestion de la paie', '{fiche de paie,administration du personnel}'),
  ('fr', 'payroll', '{fiche de paie,salaire}'),
  ('fr', 'salaires', '{fiche de paie}'),
  ('fr', 'droit social', '{administration du personnel}'),
  ('fr', 'droit du travail', '{administration du personnel}'),
  ('fr', 'comptable', '{comptabilité}'),
  ('fr', 'compta', '{comptabilité}'),
  ('fr', 'fiscalité', '{tva}'),
  ('fr', 'impôts', '{tva}'),
  ('fr', 'facture électronique', '{facturation électronique,peppol}'),
  ('fr', 'factures électroniques', '{facturation électronique,peppol}'),
  ('fr', 'e-facturation', '{facturation électronique,peppol}'),
  ('fr', 'cash flow', '{trésorerie}'),
  ('fr', 'cashflow', '{trésorerie}'),
  ('fr', 'contrôle de gestion', '{budget}'),
  ('fr', 'business plan', '{plan d’affaires}'),
  ('fr', 'plan financier', '{plan d’affaires}'),
  ('fr', 'leadership', '{diriger}'),
  ('fr', 'management', '{diriger}'),
  ('fr', 'manager', '{diriger}'),
  ('fr', 'gestion d’équipe', '{diriger}'),
  ('fr', 'management d’équipe', '{diriger}'),
  ('fr', 'chef d’équipe', '{diriger}'),
  ('fr', 'coach', '{diriger}'),
  ('fr', 'coaching', '{diriger}'),
  ('fr', 'assertivité', '{dire non}'),
  ('fr', 'burnout', '{burn-out}'),
  ('fr', 'épuisement professionnel', '{burn-out}'),
  ('fr', 'stress', '{burn-out}'),
  ('fr', 'gestion du stress', '{burn-out}'),
  ('fr', 'absentéisme', '{burn-out}'),
  ('fr', 'recrutement', '{entretien d’embauche}'),
  ('fr', 'recruter', '{entretien d’embauche}'),
  ('fr', 'engager', '{entretien d’embauche}'),
  ('fr', 'sélection', '{entretien d’embauche}'),
  ('fr', 'onboarding', '{accueil}'),
  ('fr', 'intégration', '{accueil}'),
  ('fr', 'gestion de projet', '{chef de projet}'),
  ('fr', 'gestion de projets', '{chef de projet}'),
  ('fr', 'project management', '{chef de projet}'),
  ('fr', 'prince2', '{chef de projet}'),
  ('fr', 'scrum', '{chef de projet}'),
  ('fr', 'agile', '{chef de projet}'),
  ('fr', 'cyber', '{cybersécurité}'),
  ('fr', 'cyber sécurité', '{cybersécurité}'),
  ('fr', 'sécurité informatique', '{cybersécurité}'),
  ('fr', 'piratage', '{cybersécurité}'),
  ('fr', 'hameçonnage', '{cybersécurité,phishing}'),
  ('fr', 'phishing', '{cybersécurité}'),
  ('fr', 'informatique', '{logiciel,numérique}'),
  ('fr', 'e-learning', '{en ligne}'),
  ('fr', 'powerbi', '{power bi}'),
  ('fr', 'tableur', '{excel}'),
  ('fr', 'tcd', '{tableau croisé}'),
  ('fr', 'flamand', '{néerlandais}'),
  ('fr', 'langue', '{néerlandais}'),
  ('fr', 'langues', '{néerlandais}'),
  ('fr', 'esg', '{csrd}'),
  ('fr', 'rse', '{durabilité}'),
  ('fr', 'rapport de durabilité', '{csrd}'),
  ('fr', 'développement durable', '{durabilité}'),
  ('fr', 'bilan carbone', '{empreinte carbone}'),
  ('fr', 'climat', '{empreinte carbone}'),
  ('fr', 'co2', '{empreinte carbone}'),
  ('fr', 'déchets', '{économie circulaire}'),
  ('fr', 'recyclage', '{économie circulaire}'),
  ('fr', 'économie d’énergie', '{économisez l’énergie}'),
  ('fr', 'achat', '{acheter}'),
  ('fr', 'achats', '{acheter}'),
  ('fr', 'fournisseurs', '{acheter}'),
  ('fr', 'négociation', '{négocier}'),
  ('fr', 'commercial', '{vente}'),
  ('fr', 'vendre', '{vente}'),
  ('fr', 'service client', '{plaintes}'),
  ('fr', 'service clientèle', '{plaintes}'),
  ('fr', 'réclamation', '{plaintes}'),
  ('fr', 'réclamations', '{plaintes}'),
  ('fr', 'clients difficiles', '{plaintes}'),
  ('fr', 'transmission', '{transmettre}'),
  ('fr', 'succession', '{transmettre}'),
  ('fr', 'entreprise familiale', '{transmettre votre entreprise}'),
  ('fr', 'propriété intellectuelle', '{brevet,marque}'),
  ('fr', 'innovation', '{prototype}'),
  ('fr', 'design thinking', '{prototype}'),
  ('fr', 'exporter', '{export}'),
  ('fr', 'import', '{douane}'),
  ('fr', 'conseil d’administration', '{administrateur}'),
  ('fr', 'gouvernance', '{administrateur}'),
  ('fr', 'mail', '{e-mails}'),
  ('fr', 'courriel', '{e-mails}'),
  ('fr', 'rédaction', '{e-mails}'),
  ('fr', 'débutant', '{bases,débutants}');
