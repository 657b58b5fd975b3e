CREATE TABLE "trainer_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"trainer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"first_day" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trainer_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "trainers" ADD COLUMN "email" text;
--> statement-breakpoint
ALTER TABLE "trainers" ADD COLUMN "phone" text;
--> statement-breakpoint
ALTER TABLE "trainer_links" ADD CONSTRAINT "trainer_links_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trainer_links" ADD CONSTRAINT "trainer_links_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_links_open" ON "trainer_links" USING btree ("session_id","trainer_id") WHERE revoked_at is null;
--> statement-breakpoint
CREATE INDEX "trainer_links_trainer" ON "trainer_links" USING btree ("trainer_id");
