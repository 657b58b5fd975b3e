ALTER TABLE "trainer_absences" ADD COLUMN "from_time" text;
--> statement-breakpoint
ALTER TABLE "trainer_absences" ADD COLUMN "until_time" text;
--> statement-breakpoint
ALTER TABLE "trainer_absences" ADD CONSTRAINT "trainer_absences_hours" CHECK (num_nonnulls("trainer_absences"."from_time", "trainer_absences"."until_time") <> 1);
