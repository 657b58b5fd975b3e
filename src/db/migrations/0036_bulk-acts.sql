CREATE TABLE "bulk_act_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"act_id" uuid NOT NULL,
	"registration_id" uuid NOT NULL,
	"is_possible" boolean NOT NULL,
	"shown" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "bulk_act_items_once" UNIQUE("act_id","registration_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"act" text NOT NULL,
	"author_id" uuid,
	"started_at" timestamp with time zone,
	"started_by" uuid,
	"price" integer,
	"session_id" uuid,
	"reason" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_act_items" ADD CONSTRAINT "bulk_act_items_act_id_bulk_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."bulk_acts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_act_items" ADD CONSTRAINT "bulk_act_items_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bulk_act_items_registration" ON "bulk_act_items" USING btree ("registration_id");
--> statement-breakpoint
CREATE INDEX "bulk_acts_session" ON "bulk_acts" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "bulk_acts_created" ON "bulk_acts" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "bulk_acts_request" ON "bulk_acts" USING btree ("request_hash");
