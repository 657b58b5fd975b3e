CREATE TABLE "practical_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practical_mails_once" UNIQUE("session_id","student_id","kind","first_day","version")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "bring" jsonb;
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "directions" jsonb;
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "parking" jsonb;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "room" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "online_link" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "bring" jsonb;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "contact" text;
--> statement-breakpoint
ALTER TABLE "practical_mails" ADD CONSTRAINT "practical_mails_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "practical_mails" ADD CONSTRAINT "practical_mails_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "practical_mails_student" ON "practical_mails" USING btree ("student_id");
--> statement-breakpoint
-- As before; another room or link is seen in calendars that took the session over, too.
DROP TRIGGER session_moved ON sessions;
--> statement-breakpoint
CREATE TRIGGER session_moved BEFORE UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.schedule, OLD.location_id, OLD.language_id, OLD.room, OLD.online_link)
    IS DISTINCT FROM (NEW.schedule, NEW.location_id, NEW.language_id, NEW.room, NEW.online_link))
  EXECUTE FUNCTION session_moved();
