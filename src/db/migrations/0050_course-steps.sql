CREATE TABLE "course_steps" (
	"day" date NOT NULL,
	"course_id" uuid NOT NULL,
	"step" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "course_steps_day_course_id_step_pk" PRIMARY KEY("day","course_id","step")
);
--> statement-breakpoint
ALTER TABLE "course_steps" ADD CONSTRAINT "course_steps_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
