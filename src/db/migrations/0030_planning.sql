CREATE TABLE "accepted_clashes" (
	"session_id" uuid NOT NULL,
	"place" text NOT NULL,
	"other_id" uuid NOT NULL,
	"accepted_by" uuid,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_clashes_session_id_place_other_id_pk" PRIMARY KEY("session_id","place","other_id")
);
--> statement-breakpoint
CREATE TABLE "own_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_type_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"day_part" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_type_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"session_id" uuid,
	"own_use_id" uuid,
	CONSTRAINT "room_uses_what" CHECK (num_nonnulls("room_uses"."session_id", "room_uses"."own_use_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "session_trainers" (
	"session_id" uuid NOT NULL,
	"trainer_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_trainers_session_id_trainer_id_starts_at_pk" PRIMARY KEY("session_id","trainer_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "trainer_absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trainer_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"reason" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accepted_clashes" ADD CONSTRAINT "accepted_clashes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accepted_clashes" ADD CONSTRAINT "accepted_clashes_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "own_uses" ADD CONSTRAINT "own_uses_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "own_uses" ADD CONSTRAINT "own_uses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_uses" ADD CONSTRAINT "room_uses_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_uses" ADD CONSTRAINT "room_uses_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_uses" ADD CONSTRAINT "room_uses_own_use_id_own_uses_id_fk" FOREIGN KEY ("own_use_id") REFERENCES "public"."own_uses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session_trainers" ADD CONSTRAINT "session_trainers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session_trainers" ADD CONSTRAINT "session_trainers_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trainer_absences" ADD CONSTRAINT "trainer_absences_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trainer_absences" ADD CONSTRAINT "trainer_absences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accepted_clashes_other" ON "accepted_clashes" USING btree ("other_id");
--> statement-breakpoint
CREATE INDEX "own_uses_room" ON "own_uses" USING btree ("room_type_id");
--> statement-breakpoint
CREATE INDEX "own_uses_until" ON "own_uses" USING btree ("until_day");
--> statement-breakpoint
CREATE INDEX "room_uses_room" ON "room_uses" USING btree ("room_type_id","ends_at");
--> statement-breakpoint
CREATE INDEX "room_uses_ends" ON "room_uses" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "room_uses_session" ON "room_uses" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "room_uses_own" ON "room_uses" USING btree ("own_use_id");
--> statement-breakpoint
CREATE INDEX "session_trainers_trainer" ON "session_trainers" USING btree ("trainer_id","ends_at");
--> statement-breakpoint
CREATE INDEX "trainer_absences_trainer" ON "trainer_absences" USING btree ("trainer_id","until_day");
--> statement-breakpoint
CREATE INDEX "trainer_absences_until" ON "trainer_absences" USING btree ("until_day");
