CREATE TABLE "e_invoice_receivers" (
	"address" text PRIMARY KEY NOT NULL,
	"can_receive" boolean NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"receiver" text,
	"state" text NOT NULL,
	"access_point" text,
	"external_id" text,
	"code" text,
	"reason" text,
	"round" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoices_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "e_invoices_external" UNIQUE("access_point","external_id")
);
--> statement-breakpoint
CREATE TABLE "test_e_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"receiver" text NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_e_invoices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "test_participants" (
	"address" text PRIMARY KEY NOT NULL,
	"behaviour" text NOT NULL,
	"code" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "enterprise_number" text;
--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "e_invoices_next" ON "e_invoices" USING btree ("next_at") WHERE next_at is not null;
--> statement-breakpoint
CREATE INDEX "e_invoices_refused" ON "e_invoices" USING btree ("invoice_id") WHERE state = 'refused';
--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_enterprise" ON "organisations" USING btree ("enterprise_number");
--> statement-breakpoint
INSERT INTO "facts" ("name", "value") VALUES ('e-invoices-since', now()::text);
