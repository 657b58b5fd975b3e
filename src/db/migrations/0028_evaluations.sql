CREATE TABLE "evaluation_answers" (
	"evaluation_id" uuid NOT NULL,
	"place" text NOT NULL,
	"question_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"score" integer,
	"text" text,
	CONSTRAINT "evaluation_answers_evaluation_id_place_pk" PRIMARY KEY("evaluation_id","place"),
	CONSTRAINT "evaluation_answers_one" CHECK (num_nonnulls("evaluation_answers"."score", "evaluation_answers"."text") = 1)
);
--> statement-breakpoint
CREATE TABLE "evaluation_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"text" jsonb NOT NULL,
	"sequence" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"score" integer NOT NULL,
	"shown_as" text NOT NULL,
	"name" text,
	"organisation" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"review_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluation_reviews_evaluation_id_unique" UNIQUE("evaluation_id")
);
--> statement-breakpoint
CREATE TABLE "evaluation_rounds" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid,
	"token_hash" text,
	"closes_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "evaluations_once" UNIQUE("session_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "evaluation_answers" ADD CONSTRAINT "evaluation_answers_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_reviews" ADD CONSTRAINT "evaluation_reviews_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_reviews" ADD CONSTRAINT "evaluation_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_reviews" ADD CONSTRAINT "evaluation_reviews_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluation_rounds" ADD CONSTRAINT "evaluation_rounds_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "evaluation_reviews_status" ON "evaluation_reviews" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "evaluations_student" ON "evaluations" USING btree ("student_id");
--> statement-breakpoint
CREATE INDEX "evaluations_to_remind" ON "evaluations" USING btree ("created_at") WHERE answered_at is null and reminded_at is null;
--> statement-breakpoint
CREATE INDEX "evaluations_closes" ON "evaluations" USING btree ("closes_at") WHERE student_id is not null;
--> statement-breakpoint
-- What is asked until editors say otherwise.
INSERT INTO "evaluation_questions" ("kind", "text", "sequence") VALUES
  ('score', '{"nl": "Wat vond u van de opleiding?", "en": "What did you think of the course?", "fr": "Qu’avez-vous pensé de la formation ?"}', 1),
  ('score', '{"nl": "Hoe goed legde de lesgever het uit?", "en": "How well did the trainer explain it?", "fr": "Les explications étaient-elles bonnes ?"}', 2),
  ('score', '{"nl": "Hoe goed kunt u wat u leerde gebruiken in uw werk?", "en": "How well can you use what you learned in your work?", "fr": "Pouvez-vous bien utiliser dans votre travail ce que vous avez appris ?"}', 3),
  ('recommend', '{"nl": "Hoe zeker zou u deze opleiding aanraden aan een collega?", "en": "How surely would you recommend this course to a colleague?", "fr": "Recommanderiez-vous cette formation à un ou une collègue ?"}', 4),
  ('text', '{"nl": "Wat doen we de volgende keer beter?", "en": "What should we do better next time?", "fr": "Que pouvons-nous faire mieux la prochaine fois ?"}', 5);
