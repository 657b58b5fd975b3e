CREATE TABLE "invoice_shares" (
	"invoice_id" uuid NOT NULL,
	"payer" text NOT NULL,
	"amount" integer NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "invoice_shares_invoice_id_payer_pk" PRIMARY KEY("invoice_id","payer"),
	CONSTRAINT "invoice_shares_amount" CHECK ("invoice_shares"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "enterprise_size" text;
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD COLUMN "enterprise_size" text;
--> statement-breakpoint
ALTER TABLE "invoice_shares" ADD CONSTRAINT "invoice_shares_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The shares of an invoice are together what its credit notes left of it, once a transaction that changed them ends.
CREATE FUNCTION invoice_shares_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM invoice_shares WHERE invoice_id = NEW.invoice_id) <> (
    SELECT sum(total) FROM invoices WHERE id = NEW.invoice_id OR follows_id = NEW.invoice_id AND credit_kind IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'The shares of an invoice are not the whole' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_shares_whole';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoice_shares_whole AFTER INSERT OR UPDATE ON invoice_shares
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION invoice_shares_whole();
