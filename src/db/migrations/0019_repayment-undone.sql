ALTER TABLE "repayments" ADD COLUMN "undone_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "repayments" ADD COLUMN "undone_by" uuid;
--> statement-breakpoint
ALTER TABLE "repayments" ADD COLUMN "undone_reason" text;
--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- As before; what was noted wrongly as paid back went nowhere.
CREATE OR REPLACE FUNCTION receipt_parts_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whole int;
BEGIN
  SELECT amount INTO whole FROM receipts WHERE id = NEW.receipt_id FOR NO KEY UPDATE;
  IF coalesce((SELECT sum(amount) FROM receipt_parts WHERE receipt_id = NEW.receipt_id), 0)
    + coalesce((SELECT sum(amount) FROM repayments WHERE receipt_id = NEW.receipt_id AND undone_at IS NULL), 0) > whole THEN
    RAISE EXCEPTION 'More than the receipt is used' USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_parts_within';
  END IF;
  RETURN NULL;
END $$;
