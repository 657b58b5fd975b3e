CREATE TABLE "presence_chains" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"length" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence_signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"signed_for" uuid NOT NULL,
	"day" date NOT NULL,
	"half" text NOT NULL,
	"signer" text NOT NULL,
	"way" text NOT NULL,
	"present" boolean NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "presence_signatures_once" UNIQUE("session_id","position")
);
--> statement-breakpoint
ALTER TABLE "presence_chains" ADD CONSTRAINT "presence_chains_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "presence_signatures" ADD CONSTRAINT "presence_signatures_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "presence_signatures" ADD CONSTRAINT "presence_signatures_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "presence_signatures_student" ON "presence_signatures" USING btree ("student_id");
