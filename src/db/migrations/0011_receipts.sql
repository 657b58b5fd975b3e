CREATE TABLE "receipt_parts" (
	"receipt_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "receipt_parts_receipt_id_invoice_id_pk" PRIMARY KEY("receipt_id","invoice_id"),
	CONSTRAINT "receipt_parts_amount" CHECK ("receipt_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid,
	"user_id" uuid,
	"received_on" date NOT NULL,
	"amount" integer NOT NULL,
	"payer" text DEFAULT 'customer' NOT NULL,
	"way" text DEFAULT 'bank' NOT NULL,
	"reference" text,
	"recorded_by" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	"undone_reason" text,
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" > 0),
	CONSTRAINT "receipts_one_customer" CHECK ("receipts"."organisation_id" is null or "receipts"."user_id" is null)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_online" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "receipt_parts_invoice" ON "receipt_parts" USING btree ("invoice_id");
--> statement-breakpoint
CREATE INDEX "receipts_organisation" ON "receipts" USING btree ("organisation_id","received_on");
--> statement-breakpoint
CREATE INDEX "receipts_user" ON "receipts" USING btree ("user_id","received_on");
--> statement-breakpoint
CREATE INDEX "receipts_received" ON "receipts" USING btree ("received_on","id");
--> statement-breakpoint
CREATE INDEX "receipts_request" ON "receipts" USING btree ("request_hash") WHERE request_hash is not null;
--> statement-breakpoint
-- What staff noted as paid until now, as the books counted it: what its invoices came to then, less what came online.
WITH documents AS (
  SELECT invoices.id, invoices.total, invoices.organisation_id, invoices.user_id, invoices.follows_id, invoices.created_at,
    credit_kind IS NOT NULL AS is_note, registrations.id AS registration_id, bookings.id AS booking_id
  FROM invoices LEFT JOIN registrations ON registrations.id = invoices.order_id
  LEFT JOIN bookings ON bookings.id = invoices.order_id
), paid AS (
  SELECT coalesce(bill.registration_id, bill.booking_id, bill.id) AS order_id, bill.id AS invoice_id,
    bill.organisation_id, bill.user_id, change.at, change.is_noted, change.noted_by,
    greatest(0, bill.total + coalesce((SELECT sum(notes.total) FROM documents notes WHERE notes.follows_id = bill.id
      AND notes.is_note AND notes.created_at <= change.at), 0)) AS cents
  FROM documents bill, LATERAL (
    SELECT state_changes.created_at AS at, users.id AS noted_by,
      state_changes.user_id IS NOT NULL OR "from" IS NULL AND EXISTS (
        SELECT FROM state_changes ordered WHERE ordered.entity = 'registration' AND ordered.entity_id = bill.registration_id
          AND ordered."to" = 'paid' AND ordered."from" IS NOT NULL AND ordered.user_id IS NOT NULL) AS is_noted
    FROM state_changes LEFT JOIN users ON users.id = state_changes.user_id
    WHERE entity = 'invoice' AND entity_id = bill.id AND "to" = 'paid'
    ORDER BY state_changes.created_at LIMIT 1) change
  WHERE NOT bill.is_note
), online AS (
  SELECT coalesce(registration_id, booking_id) AS order_id, created_at,
    CASE WHEN transfer_reference IS NULL THEN amount ELSE paid_amount END AS cents
  FROM payments WHERE status = 'paid'
), by_hand AS (
  SELECT moments.order_id, moments.at, moments.is_noted, greatest(0,
    sum(moments.cents) OVER (PARTITION BY moments.order_id ORDER BY moments.at) - coalesce(sum(online.cents), 0)) AS cents
  FROM (SELECT order_id, at, bool_or(is_noted) AS is_noted, sum(cents) AS cents FROM paid GROUP BY 1, 2) moments
  LEFT JOIN online ON online.order_id = moments.order_id AND online.created_at <= moments.at
  GROUP BY moments.order_id, moments.at, moments.is_noted, moments.cents
), noted AS MATERIALIZED (
  SELECT gen_random_uuid() AS id, order_id, at, cents - earlier AS cents
  FROM (SELECT *, lag(cents, 1, 0::numeric) OVER (PARTITION BY order_id ORDER BY at) AS earlier FROM by_hand) each
  WHERE is_noted AND cents > earlier
), made AS (
  INSERT INTO receipts (id, organisation_id, user_id, received_on, amount, recorded_by, created_at)
  SELECT noted.id, billed.organisation_id, CASE WHEN billed.organisation_id IS NULL THEN billed.user_id END,
    (noted.at AT TIME ZONE 'Europe/Brussels')::date, noted.cents::int, billed.noted_by, noted.at
  FROM noted, LATERAL (
    SELECT organisation_id, user_id, noted_by FROM paid WHERE paid.order_id = noted.order_id AND paid.at = noted.at
    ORDER BY noted_by NULLS LAST, invoice_id LIMIT 1) billed
)
INSERT INTO receipt_parts (receipt_id, invoice_id, amount)
SELECT id, invoice_id, least(cents, whole - before)::int FROM (
  SELECT noted.id, paid.invoice_id, paid.cents, noted.cents AS whole,
    sum(paid.cents) OVER (PARTITION BY noted.id ORDER BY paid.invoice_id) - paid.cents AS before
  FROM noted JOIN paid ON paid.order_id = noted.order_id AND paid.at = noted.at) shares
WHERE least(cents, whole - before) > 0;
--> statement-breakpoint
-- The parts of a receipt are never more than it; two at once wait for each other at its row.
CREATE FUNCTION receipt_parts_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whole int;
BEGIN
  SELECT amount INTO whole FROM receipts WHERE id = NEW.receipt_id FOR NO KEY UPDATE;
  IF (SELECT sum(amount) FROM receipt_parts WHERE receipt_id = NEW.receipt_id) > whole THEN
    RAISE EXCEPTION 'More than the receipt is put on invoices' USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_parts_within';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipt_parts_within AFTER INSERT OR UPDATE ON receipt_parts FOR EACH ROW EXECUTE FUNCTION receipt_parts_within();
