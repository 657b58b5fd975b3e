CREATE TABLE "ledger_accounts" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"customers" text DEFAULT '400000' NOT NULL,
	"courses" text DEFAULT '700000' NOT NULL,
	"rooms" text DEFAULT '704000' NOT NULL,
	"other" text DEFAULT '705000' NOT NULL,
	"exempt" text DEFAULT '706000' NOT NULL,
	"vat_6" text DEFAULT '451006' NOT NULL,
	"vat_12" text DEFAULT '451012' NOT NULL,
	"vat_21" text DEFAULT '451021' NOT NULL,
	"bank" text DEFAULT '550000' NOT NULL,
	"cash" text DEFAULT '570000' NOT NULL,
	"payment_provider" text DEFAULT '580000' NOT NULL,
	"advances" text DEFAULT '460000' NOT NULL,
	"written_off" text DEFAULT '642000' NOT NULL,
	CONSTRAINT "ledger_accounts_only" CHECK ("ledger_accounts"."is_only")
);
--> statement-breakpoint
INSERT INTO "ledger_accounts" DEFAULT VALUES;
