DROP INDEX "registrations_status";
--> statement-breakpoint
DROP INDEX "registrations_outcome";
--> statement-breakpoint
CREATE INDEX "invoices_in_order" ON "invoices" USING btree ((left(number, 5) || lpad(substr(number, 6), 9, '0')) desc nulls last,"id");
--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_on") WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "invoices_notes" ON "invoices" USING btree ("issued_on") WHERE credit_kind is not null;
--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("end_date");
--> statement-breakpoint
CREATE INDEX "sessions_coming" ON "sessions" USING btree ("start_date","id") WHERE canceled_at is null;
--> statement-breakpoint
CREATE INDEX "sessions_to_decide" ON "sessions" USING btree ("start_date") WHERE confirmed_at is null and canceled_at is null and (asked_at is not null or seats_taken < coalesce(minimum, 0));
--> statement-breakpoint
CREATE INDEX "registrations_status" ON "registrations" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "registrations_outcome" ON "registrations" USING btree ("outcome","created_at","id");
