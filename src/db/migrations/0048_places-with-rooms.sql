ALTER TABLE "locations" ADD COLUMN "has_rooms" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "locations" SET "has_rooms" = true WHERE "key" = 'brussels'
  OR "id" IN (SELECT "location_id" FROM "sessions" JOIN "room_uses" ON "room_uses"."session_id" = "sessions"."id");
