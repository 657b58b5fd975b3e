CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
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
	"days" integer NOT NULL,
	"price" integer,
	"subsidised" boolean NOT NULL,
	"show_on_home_page" boolean DEFAULT false NOT NULL,
	"banner_id" uuid,
	"category_id" uuid NOT NULL,
	"search_nl" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_nl', coalesce(title->>'nl', title->>'nl')), 'A') || setweight(to_tsvector('leerplein_nl', coalesce(summary->>'nl', summary->>'nl') || ' ' || coalesce(audience->>'nl', audience->>'nl')), 'B') || setweight(to_tsvector('leerplein_nl', coalesce(description->>'nl', description->>'nl')), 'C')) STORED,
	"search_en" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_en', coalesce(title->>'en', title->>'nl')), 'A') || setweight(to_tsvector('leerplein_en', coalesce(summary->>'en', summary->>'nl') || ' ' || coalesce(audience->>'en', audience->>'nl')), 'B') || setweight(to_tsvector('leerplein_en', coalesce(description->>'en', description->>'nl')), 'C')) STORED,
	"search_fr" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_fr', coalesce(title->>'fr', title->>'nl')), 'A') || setweight(to_tsvector('leerplein_fr', coalesce(summary->>'fr', summary->>'nl') || ' ' || coalesce(audience->>'fr', audience->>'nl')), 'B') || setweight(to_tsvector('leerplein_fr', coalesce(description->>'fr', description->>'nl')), 'C')) STORED,
	CONSTRAINT "courses_key_unique" UNIQUE("key")
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
	"sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"address" text,
	"zip" text,
	"city" jsonb NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	CONSTRAINT "locations_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"vat" text,
	"address" text,
	"zip" text,
	"city" text,
	"country" text
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"seo_description" jsonb NOT NULL,
	"layout" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
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
	"published_version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"layout" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"contact_roles" text[] DEFAULT '{}' NOT NULL,
	"organisation_id" uuid,
	"is_private_person" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'nl' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_languages" ADD CONSTRAINT "course_languages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_languages" ADD CONSTRAINT "course_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_locations" ADD CONSTRAINT "course_locations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_locations" ADD CONSTRAINT "course_locations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_themes" ADD CONSTRAINT "course_themes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_themes" ADD CONSTRAINT "course_themes_theme_id_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."themes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_trainers" ADD CONSTRAINT "course_trainers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_trainers" ADD CONSTRAINT "course_trainers_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_banner_id_files_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_avatar_id_files_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_content_versions" ADD CONSTRAINT "static_content_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainers" ADD CONSTRAINT "trainers_avatar_id_files_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_languages_language" ON "course_languages" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "course_locations_location" ON "course_locations" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "course_themes_theme" ON "course_themes" USING btree ("theme_id");--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "courses_type" ON "courses" USING btree ("type");--> statement-breakpoint
CREATE INDEX "courses_search_nl" ON "courses" USING gin ("search_nl");--> statement-breakpoint
CREATE INDEX "courses_search_en" ON "courses" USING gin ("search_en");--> statement-breakpoint
CREATE INDEX "courses_search_fr" ON "courses" USING gin ("search_fr");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_nl" ON "courses" USING btree ((slug->>'nl'));--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_en" ON "courses" USING btree ((slug->>'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_fr" ON "courses" USING btree ((slug->>'fr'));--> statement-breakpoint
CREATE INDEX "courses_title_nl_trigram" ON "courses" USING gin ((title->>'nl') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_title_en_trigram" ON "courses" USING gin ((title->>'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_title_fr_trigram" ON "courses" USING gin ((title->>'fr') gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_nl" ON "pages" USING btree ((slug->>'nl'));--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_en" ON "pages" USING btree ((slug->>'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_fr" ON "pages" USING btree ((slug->>'fr'));--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_course_start" ON "sessions" USING btree ("course_id","start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));