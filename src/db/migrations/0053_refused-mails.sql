ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "mails" SET "refused_at" = "claimed_at" WHERE "sent_at" IS NULL AND "claimed_at" < now() - interval '5 minutes';
