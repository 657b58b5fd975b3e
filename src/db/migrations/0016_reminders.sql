CREATE TABLE "reminder_pauses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"until" date,
	"note" text NOT NULL,
	"set_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	CONSTRAINT "reminder_pauses_until" CHECK (("reminder_pauses"."reason" = 'promise') = ("reminder_pauses"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"first_after" integer DEFAULT 7 NOT NULL,
	"second_after" integer DEFAULT 22 NOT NULL,
	"third_after" integer DEFAULT 37 NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"asks_damages" boolean DEFAULT false NOT NULL,
	CONSTRAINT "reminder_settings_only" CHECK ("reminder_settings"."is_only")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"sent_on" date NOT NULL,
	"pay_by" date NOT NULL,
	"open" integer NOT NULL,
	"costs" integer NOT NULL,
	"damages" integer NOT NULL,
	"email" text NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_level" UNIQUE("invoice_id","level")
);
--> statement-breakpoint
ALTER TABLE "reminder_pauses" ADD CONSTRAINT "reminder_pauses_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminder_pauses" ADD CONSTRAINT "reminder_pauses_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminder_pauses" ADD CONSTRAINT "reminder_pauses_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_pauses_one" ON "reminder_pauses" USING btree ("invoice_id") WHERE lifted_at is null;
--> statement-breakpoint
INSERT INTO "reminder_settings" DEFAULT VALUES;
