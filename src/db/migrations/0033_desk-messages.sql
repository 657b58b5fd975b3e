CREATE TABLE "desk_message_receivers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"student_id" uuid,
	"user_id" uuid,
	"registration_id" uuid,
	"session_id" uuid,
	"left_out" text,
	"queued_at" timestamp with time zone,
	CONSTRAINT "desk_message_receivers_once" UNIQUE("message_id","address")
);
--> statement-breakpoint
CREATE TABLE "desk_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"audience" jsonb NOT NULL,
	"session_id" uuid,
	"subject" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"copy_to_self" boolean NOT NULL,
	"author_id" uuid,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_message_receivers" ADD CONSTRAINT "desk_message_receivers_message_id_desk_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."desk_messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_message_receivers" ADD CONSTRAINT "desk_message_receivers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_message_receivers" ADD CONSTRAINT "desk_message_receivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_message_receivers" ADD CONSTRAINT "desk_message_receivers_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_message_receivers" ADD CONSTRAINT "desk_message_receivers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_messages" ADD CONSTRAINT "desk_messages_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_messages" ADD CONSTRAINT "desk_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_messages" ADD CONSTRAINT "desk_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "desk_message_receivers_student" ON "desk_message_receivers" USING btree ("student_id");
--> statement-breakpoint
CREATE INDEX "desk_message_receivers_user" ON "desk_message_receivers" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "desk_message_receivers_registration" ON "desk_message_receivers" USING btree ("registration_id");
--> statement-breakpoint
CREATE INDEX "desk_message_receivers_session" ON "desk_message_receivers" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "desk_messages_session" ON "desk_messages" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "desk_messages_created" ON "desk_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "desk_messages_request" ON "desk_messages" USING btree ("request_hash");
