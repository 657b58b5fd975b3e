-- Vectors stay in the row, as they are: ranking reads each one that is found.
ALTER TABLE course_search ALTER COLUMN vector SET STORAGE external;
ALTER TABLE course_search SET (toast_tuple_target = 8160);
-- The session that `nextSession` shows of a course: one in the reader's language if there is any to come, of those one
-- with a seat, of those the first.
CREATE FUNCTION next_start_of(course uuid, locale text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT start_date FROM sessions WHERE course_id = course AND start_date > now() AND canceled_at IS NULL
  ORDER BY language_id IS DISTINCT FROM (SELECT id FROM languages WHERE code = locale),
    seats_taken >= capacity, start_date, id LIMIT 1
$$;
CREATE FUNCTION month_of(start timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(start AT TIME ZONE 'Europe/Brussels', 'YYYY-MM')
$$;
-- The kinds of a course's sessions to come.
CREATE FUNCTION session_kinds_of(course uuid) RETURNS int[] LANGUAGE sql STABLE AS $$
  SELECT array(SELECT DISTINCT session_kinds.id FROM sessions
    JOIN session_kinds USING (location_id, language_id)
    WHERE course_id = course AND start_date > now() AND canceled_at IS NULL AND month = month_of(start_date) ORDER BY id)
$$;
-- What the filters know courses by. Ids in order: equal combinations are one kind.
CREATE VIEW kinds_of_courses AS
  SELECT id AS course_id, type, category_id,
    array(SELECT theme_id FROM course_themes WHERE course_id = courses.id ORDER BY theme_id) AS themes,
    array(SELECT location_id FROM course_locations WHERE course_id = courses.id ORDER BY location_id) AS locations,
    array(SELECT language_id FROM course_languages WHERE course_id = courses.id ORDER BY language_id) AS languages,
    days
  FROM courses;
-- What a search reads of these courses, anew: their own texts, and the names of what they are linked to.
CREATE FUNCTION refresh_course_search(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO course_kinds (type, category_id, themes, locations, languages, days)
  SELECT DISTINCT type, category_id, themes, locations, languages, days FROM kinds_of_courses AS wanted
  WHERE course_id = ANY(changed) AND NOT EXISTS (SELECT FROM course_kinds AS known
    WHERE (known.type, known.category_id, known.themes, known.locations, known.languages, known.days) =
      (wanted.type, wanted.category_id, wanted.themes, wanted.locations, wanted.languages, wanted.days))
  ORDER BY type, category_id, themes, locations, languages, days
  ON CONFLICT DO NOTHING;

  WITH linked AS (
    SELECT courses.*, course_kinds.id AS kind, course_kinds.themes, course_kinds.locations,
      (SELECT name FROM categories WHERE categories.id = courses.category_id) AS category,
      coalesce((SELECT string_agg(name, ' ' ORDER BY name) FROM course_trainers JOIN trainers ON trainers.id = trainer_id
        WHERE course_id = courses.id), '') AS trainers
    FROM kinds_of_courses JOIN course_kinds USING (type, category_id, themes, locations, languages, days)
      JOIN courses ON courses.id = course_id
    WHERE courses.id = ANY(changed)
  ), texts AS (
    SELECT linked.*, locale, configuration,
      lower(unaccent(texts_in(title, locale))) AS plain_title,
      CASE locale WHEN 'nl' THEN search_nl WHEN 'en' THEN search_en ELSE search_fr END AS vector,
      texts_in(jsonb_build_array(title, summary, audience, description, outcomes, programme), locale) AS own,
      coalesce(category->>locale, category->>'nl') || coalesce((
        SELECT string_agg(' ' || coalesce(name->>locale, name->>'nl'), '') FROM (
          SELECT name FROM themes WHERE id = ANY(linked.themes)
          UNION ALL SELECT name FROM locations WHERE id = ANY(linked.locations)
        ) topics), '') AS topics
    FROM linked, (VALUES ('nl', 'leerplein_nl'::regconfig), ('en', 'leerplein_en'), ('fr', 'leerplein_fr')) AS spoken(locale, configuration)
  ), vocabulary AS (
    INSERT INTO search_words (locale, word, written)
    SELECT DISTINCT ON (locale, unaccent(written)) locale, unaccent(written), written
    FROM texts, regexp_split_to_table(lower(concat_ws(' ', own, topics, trainers)), '[^[:alnum:]]+') AS written
    WHERE length(written) > 2
    ORDER BY locale, unaccent(written), written DESC
    ON CONFLICT DO NOTHING
  )
  INSERT INTO course_search (course_id, locale, title, vector, kind, price, show_on_home_page, version)
  SELECT id, locale, plain_title, vector || setweight(to_tsvector(configuration, trainers), 'B')
      || setweight(to_tsvector(configuration, topics), 'C'), kind, price, show_on_home_page, pg_current_xact_id()::text::bigint
  FROM texts
  ORDER BY locale, id
  ON CONFLICT (locale, course_id) DO UPDATE SET title = excluded.title, vector = excluded.vector, kind = excluded.kind,
    price = excluded.price, show_on_home_page = excluded.show_on_home_page, version = excluded.version
$$;
-- The lock comes first: what is read after it is what stands when it was got.
CREATE FUNCTION refresh_next_start(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM next_starts WHERE course_id = ANY(changed) ORDER BY course_id FOR NO KEY UPDATE;
  INSERT INTO session_kinds (location_id, language_id, month)
  SELECT DISTINCT location_id, language_id, month_of(start_date) AS month FROM sessions AS wanted
  WHERE course_id = ANY(changed) AND start_date > now() AND canceled_at IS NULL AND NOT EXISTS (SELECT FROM session_kinds AS known
    WHERE (known.location_id, known.language_id, known.month) =
      (wanted.location_id, wanted.language_id, month_of(wanted.start_date)))
  ORDER BY location_id, language_id, month
  ON CONFLICT DO NOTHING;
  UPDATE next_starts SET nl = next_start_of(course_id, 'nl'), en = next_start_of(course_id, 'en'),
    fr = next_start_of(course_id, 'fr'), kinds = session_kinds_of(course_id),
    until = (SELECT min(start_date) FROM sessions WHERE sessions.course_id = next_starts.course_id AND start_date > now() AND canceled_at IS NULL)
  WHERE course_id = ANY(changed);
END $$;
-- Sessions start without anybody writing it.
CREATE FUNCTION refresh_past_starts() RETURNS void LANGUAGE sql AS $$
  SELECT refresh_next_start(array(SELECT course_id FROM next_starts WHERE until <= now()))
$$;
CREATE FUNCTION sessions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_next_start(array(SELECT DISTINCT course_id FROM changed));
  RETURN null;
END $$;
CREATE FUNCTION session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_next_start(array[OLD.course_id, NEW.course_id]);
  RETURN null;
END $$;
-- Which session readers see first hangs on the languages' codes.
CREATE FUNCTION language_recoded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_next_start(array(SELECT course_id FROM next_starts));
  RETURN null;
END $$;
CREATE TRIGGER language_recoded AFTER UPDATE ON languages FOR EACH ROW WHEN (OLD.code IS DISTINCT FROM NEW.code)
  EXECUTE FUNCTION language_recoded();
CREATE TRIGGER session_inserted AFTER INSERT ON sessions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sessions_changed();
CREATE TRIGGER session_deleted AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sessions_changed();
CREATE FUNCTION session_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  NEW.moved_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER session_moved BEFORE UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.schedule, OLD.location_id, OLD.language_id) IS DISTINCT FROM (NEW.schedule, NEW.location_id, NEW.language_id))
  EXECUTE FUNCTION session_moved();
-- A seat taken says nothing here, until it is the last one.
CREATE TRIGGER session_updated AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.course_id, OLD.start_date, OLD.location_id, OLD.language_id, OLD.canceled_at, OLD.seats_taken >= OLD.capacity)
    IS DISTINCT FROM (NEW.course_id, NEW.start_date, NEW.location_id, NEW.language_id, NEW.canceled_at, NEW.seats_taken >= NEW.capacity))
  EXECUTE FUNCTION session_changed();
-- Whoever keeps the filters' values, and what editors know of words, sees by it that they changed.
INSERT INTO filter_version (version) VALUES (0);
CREATE FUNCTION filter_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE filter_version SET version = pg_current_xact_id()::text::bigint;
  RETURN null;
END $$;
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON themes
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON locations
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON languages
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE TRIGGER a_filter_changed AFTER INSERT OR UPDATE OR DELETE ON search_terms
  FOR EACH STATEMENT EXECUTE FUNCTION filter_changed();
CREATE FUNCTION course_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO next_starts (course_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  PERFORM refresh_course_search(array(SELECT id FROM changed));
  RETURN null;
END $$;
CREATE FUNCTION course_link_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_course_search(array(SELECT DISTINCT course_id FROM changed));
  RETURN null;
END $$;
CREATE FUNCTION course_topic_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_course_search(array(
    SELECT id FROM courses WHERE category_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_themes WHERE theme_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_locations WHERE location_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_languages WHERE language_id IN (SELECT id FROM changed)
    UNION SELECT course_id FROM course_trainers WHERE trainer_id IN (SELECT id FROM changed)
    UNION SELECT id FROM courses WHERE banner_id IN (SELECT id FROM changed)));
  RETURN null;
END $$;
CREATE FUNCTION course_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER course_edited BEFORE UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION course_edited();
CREATE TRIGGER course_inserted AFTER INSERT ON courses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_changed();
CREATE TRIGGER course_updated AFTER UPDATE ON courses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_changed();
CREATE TRIGGER course_theme_inserted AFTER INSERT ON course_themes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_theme_deleted AFTER DELETE ON course_themes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_location_inserted AFTER INSERT ON course_locations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_location_deleted AFTER DELETE ON course_locations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_language_inserted AFTER INSERT ON course_languages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_language_deleted AFTER DELETE ON course_languages REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_trainer_inserted AFTER INSERT ON course_trainers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER course_trainer_deleted AFTER DELETE ON course_trainers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_link_changed();
CREATE TRIGGER category_renamed AFTER UPDATE ON categories REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER theme_renamed AFTER UPDATE ON themes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER location_renamed AFTER UPDATE ON locations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER language_renamed AFTER UPDATE ON languages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER trainer_renamed AFTER UPDATE ON trainers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
CREATE TRIGGER picture_changed AFTER UPDATE ON files REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION course_topic_changed();
-- Whatever is gone leads nowhere: `TG_ARGV[0]` is its kind.
CREATE FUNCTION forget_old_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM old_slugs WHERE kind = TG_ARGV[0] AND owner_id = OLD.id;
  IF FOUND THEN PERFORM pg_notify('leerplein_tags', '["oldSlugs"]'); END IF;
  RETURN null;
END $$;
CREATE TRIGGER forget_old_slugs AFTER DELETE ON courses FOR EACH ROW EXECUTE FUNCTION forget_old_slugs('courses');
CREATE TRIGGER forget_old_slugs AFTER DELETE ON locations FOR EACH ROW EXECUTE FUNCTION forget_old_slugs('locations');
CREATE TRIGGER forget_old_slugs AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION forget_old_slugs('categories');
-- A page that is unpublished keeps them until its document goes too.
CREATE FUNCTION forget_old_page_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM old_slugs WHERE kind = 'pages' AND 'page:' || owner_id = OLD.type;
  IF FOUND THEN PERFORM pg_notify('leerplein_tags', '["oldSlugs"]'); END IF;
  RETURN null;
END $$;
CREATE TRIGGER forget_old_slugs AFTER DELETE ON static_contents FOR EACH ROW EXECUTE FUNCTION forget_old_page_slugs();
-- What decides who calls, for whom and under which names (src/api/auth/principals.ts): every process forgets what it knows
-- of an account at the moment one of these columns changes or a session of it ends, whoever changed it.
CREATE FUNCTION forget_principal(account uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('leerplein_tags', json_build_array('user:' || account)::text)
$$;
CREATE FUNCTION account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_principal(OLD.id);
  RETURN null;
END $$;
CREATE FUNCTION login_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_principal(OLD.user_id);
  RETURN null;
END $$;
CREATE TRIGGER account_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.active, OLD.organisation_id, OLD.is_private_person, OLD.first_name, OLD.last_name)
    IS DISTINCT FROM (NEW.role, NEW.active, NEW.organisation_id, NEW.is_private_person, NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION account_changed();
CREATE FUNCTION membership_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_principal(OLD.user_id);
  RETURN null;
END $$;
CREATE TRIGGER membership_changed AFTER UPDATE OR DELETE ON memberships FOR EACH ROW
  EXECUTE FUNCTION membership_changed();
CREATE FUNCTION organisation_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_principal(id) FROM users WHERE id IN (SELECT user_id FROM memberships WHERE organisation_id = NEW.id);
  RETURN null;
END $$;
CREATE TRIGGER organisation_renamed AFTER UPDATE ON organisations FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION organisation_renamed();
CREATE TRIGGER login_session_ended AFTER DELETE ON login_sessions FOR EACH ROW EXECUTE FUNCTION login_session_changed();
CREATE TRIGGER login_session_authenticated AFTER UPDATE OF authenticated_at ON login_sessions FOR EACH ROW
  EXECUTE FUNCTION login_session_changed();
-- An account speaks for an organisation that it is a member of, and for none once that ended.
ALTER TABLE users ADD CONSTRAINT users_membership FOREIGN KEY (id, organisation_id)
  REFERENCES memberships (user_id, organisation_id) ON DELETE SET NULL (organisation_id);
-- What holds until staff set something else: what the published terms say.
INSERT INTO cancellation_terms (valid_from, refunds, days_to_replace, days_to_move)
  VALUES ('2020-01-01', '[{"days": 14, "percent": 100}, {"days": 5, "percent": 50}]', 0, 14);
-- What the desk finds registrations by (src/api/registration-desk): customer, reference, contact and participants, a line
-- each. In order of their ids, so that two who refresh the same ones wait for each other instead of for ever; names are read
-- once the rows are there and locked, so that whoever waited knows what the other one wrote.
CREATE FUNCTION refresh_registration_search(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO registration_search (registration_id, names)
    SELECT id, '' FROM registrations WHERE id = ANY(changed) ORDER BY id
    ON CONFLICT (registration_id) DO UPDATE SET names = excluded.names WHERE false;
  WITH found AS MATERIALIZED (
    SELECT registrations.id, plain_text(concat_ws(E'\n', invoice->>'name', reference,
      users.first_name || ' ' || users.last_name, users.email, (SELECT string_agg(search_text, E'\n' ORDER BY students.id)
        FROM registration_students JOIN students ON students.id = student_id
        WHERE registration_id = registrations.id AND students.status <> 'deleted'))) AS names
    FROM registrations JOIN users ON users.id = user_id
    WHERE registrations.id = ANY(changed)
  )
  UPDATE registration_search SET names = found.names FROM found
    WHERE registration_id = found.id AND registration_search.names <> found.names;
END $$;
CREATE FUNCTION registration_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array[NEW.id]);
  RETURN null;
END $$;
CREATE FUNCTION seats_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array(SELECT DISTINCT registration_id FROM changed));
  RETURN null;
END $$;
-- Seats that are given back or kept again name the same people.
CREATE FUNCTION seats_exchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array(SELECT DISTINCT registration_id FROM (
    (SELECT registration_id, student_id FROM before EXCEPT SELECT registration_id, student_id FROM changed)
    UNION ALL
    (SELECT registration_id, student_id FROM changed EXCEPT SELECT registration_id, student_id FROM before)) AS exchanged));
  RETURN null;
END $$;
CREATE FUNCTION students_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array(SELECT DISTINCT registration_id FROM registration_students WHERE student_id IN (
    SELECT changed.id FROM before JOIN changed ON changed.id = before.id
    WHERE (before.search_text, before.status) IS DISTINCT FROM (changed.search_text, changed.status))));
  RETURN null;
END $$;
CREATE FUNCTION contact_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_registration_search(array(SELECT id FROM registrations WHERE user_id = NEW.id));
  RETURN null;
END $$;
-- Every registration has a seat, which comes after it.
CREATE TRIGGER seat_inserted AFTER INSERT ON registration_students REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION seats_renamed();
CREATE TRIGGER seat_updated AFTER UPDATE ON registration_students REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION seats_exchanged();
CREATE TRIGGER seat_deleted AFTER DELETE ON registration_students REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION seats_renamed();
CREATE TRIGGER registration_renamed AFTER UPDATE ON registrations FOR EACH ROW
  WHEN ((OLD.invoice, OLD.reference, OLD.user_id) IS DISTINCT FROM (NEW.invoice, NEW.reference, NEW.user_id))
  EXECUTE FUNCTION registration_renamed();
CREATE TRIGGER students_renamed AFTER UPDATE ON students REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION students_renamed();
CREATE TRIGGER contact_renamed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION contact_renamed();
