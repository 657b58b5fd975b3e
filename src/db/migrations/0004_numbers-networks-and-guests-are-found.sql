ALTER TABLE "registrations" ADD COLUMN "network_hash" text;
--> statement-breakpoint
CREATE INDEX "bookings_guest" ON "bookings" USING btree (lower("email")) WHERE user_id is null and organisation_id is null;
--> statement-breakpoint
CREATE INDEX "invoices_reference" ON "invoices" USING btree (regexp_replace("document"->>'paymentReference', '\D', '', 'g'));
--> statement-breakpoint
CREATE INDEX "registrations_network" ON "registrations" USING btree ("network_hash") WHERE network_hash is not null;
--> statement-breakpoint
CREATE INDEX "registrations_vat" ON "registrations" USING gin (regexp_replace("invoice"->>'vat', '\D', '', 'g') gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops);
