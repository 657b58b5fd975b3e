ALTER TABLE "desk_messages" ADD COLUMN "trainer_id" uuid;
--> statement-breakpoint
ALTER TABLE "desk_messages" ADD CONSTRAINT "desk_messages_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "desk_messages_trainer" ON "desk_messages" USING btree ("trainer_id");
