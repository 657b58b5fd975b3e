ALTER TABLE "users" ADD COLUMN "panel_roles" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Who worked in the panel could do all that their role opened.
UPDATE "users" SET "panel_roles" = CASE "role" WHEN 'EDITOR' THEN '{editor}'::text[] ELSE '{administrator}'::text[] END WHERE "role" <> 'CONTACT';
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_panel_roles" CHECK (("users"."role" = 'CONTACT') = ("users"."panel_roles" = '{}'));
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_editor" CHECK (("users"."role" = 'EDITOR') = ("users"."panel_roles" = '{editor}'));
