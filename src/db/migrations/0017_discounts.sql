CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"unit" text NOT NULL,
	"value" integer NOT NULL,
	"combines" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"max_per_customer" integer,
	"courses" uuid[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_codes_code" CHECK ("discount_codes"."code" = upper("discount_codes"."code") and "discount_codes"."code" <> ''),
	CONSTRAINT "discount_codes_value" CHECK ("discount_codes"."value" > 0 and ("discount_codes"."unit" = 'amount' or "discount_codes"."value" <= 100))
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "early_price" integer;
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "early_days" integer;
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "group_price" integer;
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "group_from" integer;
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD COLUMN "discount_code" text;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "agreed" jsonb;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "discount_code_id" uuid;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_discount_code_id_discount_codes_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "registrations_discount_code" ON "registrations" USING btree ("discount_code_id") WHERE discount_code_id is not null;
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_early_price" CHECK (("courses"."early_price" is null) = ("courses"."early_days" is null) and ("courses"."early_price" is null or "courses"."price" is not null and "courses"."early_price" between 1 and "courses"."price" - 1));
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_group_price" CHECK (("courses"."group_price" is null) = ("courses"."group_from" is null) and ("courses"."group_price" is null or "courses"."price" is not null and "courses"."group_from" >= 2 and "courses"."group_price" between 1 and "courses"."price" - 1));
