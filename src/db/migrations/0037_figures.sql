ALTER TABLE "sessions" ADD COLUMN "costs" integer;
--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_on","order_id","net");
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_costs" CHECK ("sessions"."costs" >= 0);
