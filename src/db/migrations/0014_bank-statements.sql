CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"format" text NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"number" text NOT NULL,
	"opened_on" date NOT NULL,
	"closed_on" date NOT NULL,
	"opening" bigint NOT NULL,
	"closing" bigint NOT NULL,
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statements_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"counterparty_name" text,
	"counterparty_iban" text,
	"reference" text,
	"text" text NOT NULL,
	"bank_reference" text,
	"state" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payer" text DEFAULT 'customer' NOT NULL,
	"receipt_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transactions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bank_transactions_statement" ON "bank_transactions" USING btree ("statement_id","position");
--> statement-breakpoint
CREATE INDEX "bank_transactions_booked" ON "bank_transactions" USING btree ("booked_on","id");
--> statement-breakpoint
CREATE INDEX "bank_transactions_waiting" ON "bank_transactions" USING btree ("booked_on") WHERE state in ('new', 'proposed', 'left');
--> statement-breakpoint
CREATE INDEX "bank_transactions_iban" ON "bank_transactions" USING btree ("counterparty_iban") WHERE state = 'settled';
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transactions_receipt" ON "bank_transactions" USING btree ("receipt_id") WHERE receipt_id is not null;
