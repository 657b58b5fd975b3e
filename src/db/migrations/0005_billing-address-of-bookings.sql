ALTER TABLE "bookings" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "zip" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "city" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "offer_token_hash" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_offer_token" ON "bookings" USING btree ("offer_token_hash");

--> statement-breakpoint
-- What waits for an answer goes where its account is billed, as every new request does.
UPDATE "bookings" SET "address" = "known"."address", "zip" = "known"."zip", "city" = "known"."city", "country" = "known"."country"
FROM (
  SELECT "bookings"."id",
    CASE WHEN "organisations"."id" IS NULL THEN "users"."address" ELSE "organisations"."address" END AS "address",
    CASE WHEN "organisations"."id" IS NULL THEN "users"."zip" ELSE "organisations"."zip" END AS "zip",
    CASE WHEN "organisations"."id" IS NULL THEN "users"."city" ELSE "organisations"."city" END AS "city",
    CASE WHEN "organisations"."id" IS NULL THEN "users"."country" ELSE "organisations"."country" END AS "country"
  FROM "bookings"
  LEFT JOIN "organisations" ON "organisations"."id" = "bookings"."organisation_id"
  LEFT JOIN "users" ON "users"."id" = "bookings"."user_id"
  WHERE "bookings"."status" IN ('new', 'waiting_for_customer', 'quotation_expired')
) AS "known"
WHERE "bookings"."id" = "known"."id";
