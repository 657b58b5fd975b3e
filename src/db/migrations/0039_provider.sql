CREATE TABLE "provider" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"street" jsonb NOT NULL,
	"zip" text NOT NULL,
	"city" jsonb NOT NULL,
	"vat" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"iban" text NOT NULL,
	"former_ibans" text[] DEFAULT '{}' NOT NULL,
	"register" jsonb NOT NULL,
	"recognition" text NOT NULL,
	"opening_hours" jsonb,
	"terms" jsonb,
	"invoice_line" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_is_only_unique" UNIQUE("is_only"),
	CONSTRAINT "provider_only" CHECK ("provider"."is_only")
);
--> statement-breakpoint
-- What the code said until now.
INSERT INTO "provider" ("name", "street", "zip", "city", "vat", "email", "phone", "iban", "register", "recognition", "updated_at") VALUES (
	'Leerplein', '{"nl": "Vaartstraat 12", "en": "Vaartstraat 12", "fr": "rue du Canal 12"}', '1000',
	'{"nl": "Brussel", "en": "Brussels", "fr": "Bruxelles"}', 'BE0999567875', 'hallo@leerplein.test', '+32 2 000 00 00', 'BE65 9990 0123 4596',
	'{"nl": "RPR Brussel", "en": "RPR Brussels", "fr": "RPM Bruxelles"}', 'DV.O999999', date_trunc('milliseconds', now())
);
--> statement-breakpoint
-- Papers that were made say what they were printed with until now.
UPDATE "invoices" SET "document" = jsonb_set("document", '{supplier}', "document"->'supplier' || jsonb_build_object(
	'phone', "provider"."phone", 'iban', "provider"."iban", 'register', "provider"."register"->("document"->>'locale')))
FROM "provider";
--> statement-breakpoint
UPDATE "bookings" SET "offer" = jsonb_set("offer", '{supplier}', "offer"->'supplier' || jsonb_build_object(
	'phone', "provider"."phone", 'iban', "provider"."iban", 'register', "provider"."register"->("offer"->>'locale')))
FROM "provider" WHERE "offer" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "supplier" jsonb;
--> statement-breakpoint
UPDATE "reminders" SET "supplier" = "invoices"."document"->'supplier' FROM "invoices" WHERE "invoices"."id" = "reminders"."invoice_id";
--> statement-breakpoint
ALTER TABLE "reminders" ALTER COLUMN "supplier" SET NOT NULL;
