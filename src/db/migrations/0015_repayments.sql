CREATE TABLE "repayments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"receipt_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"amount" integer NOT NULL,
	"reference" text,
	"reason" text NOT NULL,
	"recorded_by" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repayments_amount" CHECK ("repayments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "repayments_receipt" ON "repayments" USING btree ("receipt_id");
--> statement-breakpoint
CREATE INDEX "repayments_request" ON "repayments" USING btree ("request_hash") WHERE request_hash is not null;
--> statement-breakpoint
-- What stands on invoices and what went back are never more than the receipt; two at once wait for each other at its row.
CREATE OR REPLACE FUNCTION receipt_parts_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whole int;
BEGIN
  SELECT amount INTO whole FROM receipts WHERE id = NEW.receipt_id FOR NO KEY UPDATE;
  IF coalesce((SELECT sum(amount) FROM receipt_parts WHERE receipt_id = NEW.receipt_id), 0)
    + coalesce((SELECT sum(amount) FROM repayments WHERE receipt_id = NEW.receipt_id), 0) > whole THEN
    RAISE EXCEPTION 'More than the receipt is used' USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_parts_within';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER repayments_within AFTER INSERT OR UPDATE ON repayments FOR EACH ROW EXECUTE FUNCTION receipt_parts_within();
