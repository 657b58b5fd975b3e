ALTER TABLE "registrations" RENAME COLUMN "kept" TO "cancellation_fee";
--> statement-breakpoint
ALTER TABLE "registrations" RENAME COLUMN "owed" TO "balance_due";
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "order_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credit_kind" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decided_by" uuid;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "billing" text DEFAULT 'online' NOT NULL;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "ended_reason" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");
--> statement-breakpoint
-- Until now: a price on request waited until a day, an agreement for none; what its first invoice asked for was billed.
UPDATE registrations SET billing = CASE WHEN outcome = 'partner' AND expires_at IS NOT NULL THEN 'on request' ELSE 'invoice' END
WHERE outcome = 'partner' OR status <> 'awaiting_payment' AND EXISTS (
  SELECT FROM invoices JOIN state_changes ON entity = 'invoice' AND entity_id = invoices.id
  WHERE invoices.registration_id = registrations.id AND "from" IS NULL AND "to" = 'open');
--> statement-breakpoint
UPDATE registrations SET ended_reason = reason FROM state_changes
WHERE entity = 'registration' AND entity_id = registrations.id AND "to" = 'expired' AND reason IN ('canceled', 'account replaced');
--> statement-breakpoint
UPDATE invoices SET order_id = coalesce(
    invoices.registration_id, invoices.booking_id, one.registration_id, one.booking_id, two.registration_id, two.booking_id)
FROM invoices itself LEFT JOIN invoices one ON one.id = itself.follows_id LEFT JOIN invoices two ON two.id = one.follows_id
WHERE itself.id = invoices.id;
--> statement-breakpoint
UPDATE invoices SET credit_kind = CASE WHEN EXISTS (
  SELECT FROM state_changes WHERE entity = 'invoice' AND entity_id = invoices.id AND reason = 'agreed') THEN 'agreed' ELSE 'canceled' END
WHERE document ? 'creditOf';
--> statement-breakpoint
UPDATE payments SET decided_by = users.id FROM state_changes JOIN users ON users.id = state_changes.user_id
WHERE entity = 'payment' AND entity_id = payments.id AND "to" IN ('paid', 'returned') AND paid_amount IS NOT NULL;
