-- Who writes only the role, as scripts of installations do, gives what that role opened before there were others.
CREATE FUNCTION keep_panel_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role = 'CONTACT' THEN
    NEW.panel_roles := '{}';
  ELSIF NEW.role = 'EDITOR' THEN
    NEW.panel_roles := '{editor}';
  ELSIF NEW.panel_roles IN ('{}', '{editor}') THEN
    NEW.panel_roles := '{administrator}';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_keep_panel_roles BEFORE INSERT OR UPDATE OF role, panel_roles ON users
  FOR EACH ROW EXECUTE FUNCTION keep_panel_roles();
