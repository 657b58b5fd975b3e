ALTER TABLE "receipts" ADD COLUMN "rest" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE receipts SET rest = amount
  - coalesce((SELECT sum(amount) FROM receipt_parts WHERE receipt_id = receipts.id), 0)
  - coalesce((SELECT sum(amount) FROM repayments WHERE receipt_id = receipts.id AND undone_at IS NULL), 0)
WHERE undone_at IS NULL;
--> statement-breakpoint
CREATE INDEX "receipts_with_rest" ON "receipts" USING btree ("received_on","id") WHERE rest > 0;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_rest" CHECK ("receipts"."rest" >= 0);
--> statement-breakpoint
CREATE FUNCTION keep_receipt_rest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rest = CASE WHEN NEW.undone_at IS NOT NULL THEN 0 ELSE NEW.amount
    - coalesce((SELECT sum(amount) FROM receipt_parts WHERE receipt_id = NEW.id), 0)
    - coalesce((SELECT sum(amount) FROM repayments WHERE receipt_id = NEW.id AND undone_at IS NULL), 0) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipts_rest BEFORE INSERT OR UPDATE OF amount, rest, undone_at ON receipts
FOR EACH ROW EXECUTE FUNCTION keep_receipt_rest();
--> statement-breakpoint
-- The row is locked before its rest is reckoned, so what others put on invoices meanwhile counts.
CREATE FUNCTION reckon_receipt_rest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE receipts SET rest = rest WHERE id IN (NEW.receipt_id, OLD.receipt_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipt_parts_rest AFTER INSERT OR UPDATE OR DELETE ON receipt_parts
FOR EACH ROW EXECUTE FUNCTION reckon_receipt_rest();
--> statement-breakpoint
CREATE TRIGGER repayments_rest AFTER INSERT OR UPDATE OR DELETE ON repayments
FOR EACH ROW EXECUTE FUNCTION reckon_receipt_rest();
--> statement-breakpoint
DROP TRIGGER receipt_parts_within ON receipt_parts;
--> statement-breakpoint
DROP TRIGGER repayments_within ON repayments;
--> statement-breakpoint
DROP FUNCTION receipt_parts_within();
