ALTER TABLE "sessions" DROP CONSTRAINT "sessions_seats";
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "is_by_staff" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "extra_seats" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_seats" CHECK ("sessions"."seats_taken" between 0 and "sessions"."capacity" + "sessions"."extra_seats");
