ALTER TABLE "registration_drafts" ADD COLUMN "session_id" uuid;
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "registration_drafts_session" ON "registration_drafts" USING btree ("session_id");
