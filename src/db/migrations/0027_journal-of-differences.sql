ALTER TABLE "state_changes" ADD COLUMN "differences" jsonb;
--> statement-breakpoint
CREATE INDEX "state_changes_created_at" ON "state_changes" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "state_changes_user" ON "state_changes" USING btree ("user_id","created_at");
