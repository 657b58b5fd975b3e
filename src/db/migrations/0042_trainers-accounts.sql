ALTER TABLE "users" DROP CONSTRAINT "users_editor";
--> statement-breakpoint
CREATE UNIQUE INDEX "users_trainer" ON "users" USING btree ("trainer_id") WHERE 'trainer' = any(panel_roles);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_panel_role" CHECK ("users"."role" = 'CONTACT' or "users"."role" = case
        when "users"."panel_roles" && '{desk,finance,rooms,administrator}' then 'STAFF'
        when 'editor' = any("users"."panel_roles") then 'EDITOR' else 'TRAINER' end);
--> statement-breakpoint
-- Who writes only the role gives what it opens, of a trainer too.
CREATE OR REPLACE FUNCTION keep_panel_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role = 'CONTACT' THEN
    NEW.panel_roles := '{}';
  ELSIF NEW.role = 'EDITOR' THEN
    NEW.panel_roles := CASE WHEN 'trainer' = any(NEW.panel_roles) THEN '{editor,trainer}' ELSE '{editor}' END;
  ELSIF NEW.role = 'TRAINER' THEN
    NEW.panel_roles := '{trainer}';
  ELSIF NOT NEW.panel_roles && '{desk,finance,rooms,administrator}' THEN
    NEW.panel_roles := '{administrator}';
  END IF;
  RETURN NEW;
END $$;
