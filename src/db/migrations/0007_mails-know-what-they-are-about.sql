ALTER TABLE "mails" DROP CONSTRAINT "mails_key_unique";
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text GENERATED ALWAYS AS (data->>'kind') STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_id" uuid;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "occasion" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Until now keys were 'kind:id:occasion', but for these: a quotation's says its number alone, a withdrawal's names another
-- kind than its mail is of, and where a mail goes each time nothing but chance stands in the place of the id.
UPDATE mails SET
  about_id = CASE WHEN called = 'quotation' THEN (data->'attachments'->0->>'id')::uuid WHEN about ~ '^[0-9a-f-]{36}$' THEN about::uuid END,
  occasion = CASE called WHEN 'quotation' THEN about WHEN 'withdrawal-notice' THEN 'withdrawal' ELSE rest END
FROM (
  SELECT id, split_part(key, ':', 1) AS called, split_part(key, ':', 2) AS about,
    substr(key, length(split_part(key, ':', 1) || split_part(key, ':', 2)) + 3) AS rest
  FROM mails
) AS keys
WHERE keys.id = mails.id AND called NOT IN ('again', 'approval-asked', 'approval-decided', 'approval-waiting',
  'email-change-requested', 'email-changed', 'email-verification', 'organisation-left', 'password-changed', 'password-reset',
  'second-factor-off', 'second-factor-on', 'second-factor-reset');
--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "key";
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_once" UNIQUE("about_id","kind","occasion");
