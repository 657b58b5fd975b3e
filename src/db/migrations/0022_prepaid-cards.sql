CREATE TABLE "prepaid_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"organisation_id" uuid,
	"user_id" uuid,
	"days" integer NOT NULL,
	"price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"valid_until" date,
	"usable_at_once" boolean DEFAULT false NOT NULL,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prepaid_cards_number_unique" UNIQUE("number"),
	CONSTRAINT "prepaid_cards_days" CHECK ("prepaid_cards"."days" between 1 and 500),
	CONSTRAINT "prepaid_cards_price" CHECK ("prepaid_cards"."price" > 0),
	CONSTRAINT "prepaid_cards_one_customer" CHECK (("prepaid_cards"."organisation_id" is null) <> ("prepaid_cards"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "prepaid_uses" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"half_days" integer NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prepaid_uses_kept" CHECK ("prepaid_uses"."kept" between 0 and "prepaid_uses"."half_days")
);
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD COLUMN "prepaid_card_id" uuid;
--> statement-breakpoint
ALTER TABLE "prepaid_cards" ADD CONSTRAINT "prepaid_cards_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "prepaid_cards" ADD CONSTRAINT "prepaid_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "prepaid_uses" ADD CONSTRAINT "prepaid_uses_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "prepaid_uses" ADD CONSTRAINT "prepaid_uses_card_id_prepaid_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."prepaid_cards"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "prepaid_cards_organisation" ON "prepaid_cards" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "prepaid_cards_user" ON "prepaid_cards" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "prepaid_cards_request" ON "prepaid_cards" USING btree ("request_hash") WHERE request_hash is not null;
--> statement-breakpoint
CREATE INDEX "prepaid_uses_card" ON "prepaid_uses" USING btree ("card_id");
--> statement-breakpoint
CREATE FUNCTION prepaid_uses_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought int;
BEGIN
  SELECT days * 2 INTO bought FROM prepaid_cards WHERE id = NEW.card_id FOR NO KEY UPDATE;
  IF (SELECT sum(half_days) FROM prepaid_uses WHERE card_id = NEW.card_id) > bought THEN
    RAISE EXCEPTION 'More days are used than the card has' USING ERRCODE = 'check_violation', CONSTRAINT = 'prepaid_uses_within';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER prepaid_uses_within AFTER INSERT OR UPDATE ON prepaid_uses FOR EACH ROW EXECUTE FUNCTION prepaid_uses_within();
