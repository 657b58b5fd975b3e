ALTER TABLE "payments" DROP CONSTRAINT "payments_external";
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part_of" uuid;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "split_from" uuid;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_part_of_payments_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_split_from_registrations_id_fk" FOREIGN KEY ("split_from") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_external" ON "payments" USING btree ("payment_provider","external_id") WHERE part_of is null;
--> statement-breakpoint
CREATE INDEX "registrations_split" ON "registrations" USING btree ("split_from") WHERE split_from is not null;
