ALTER TABLE "mails" ADD COLUMN "held" boolean DEFAULT false NOT NULL;
