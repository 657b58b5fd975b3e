CREATE TABLE "trainer_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"trainer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"asked_by" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trainer_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "trainer_requests" ADD CONSTRAINT "trainer_requests_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trainer_requests" ADD CONSTRAINT "trainer_requests_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trainer_requests" ADD CONSTRAINT "trainer_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_requests_open" ON "trainer_requests" USING btree ("session_id","trainer_id") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "trainer_requests_session" ON "trainer_requests" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "trainer_requests_trainer" ON "trainer_requests" USING btree ("trainer_id");
