CREATE TABLE "billing_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"days_until_due" integer DEFAULT 30 NOT NULL,
	"most_open" integer DEFAULT 1000000 NOT NULL,
	"paid_before" integer DEFAULT 0 NOT NULL,
	"for_private_persons" boolean DEFAULT false NOT NULL,
	"days_kept" integer,
	CONSTRAINT "billing_settings_only" CHECK ("billing_settings"."is_only")
);
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD COLUMN "payment" text;
--> statement-breakpoint
INSERT INTO "billing_settings" DEFAULT VALUES;
