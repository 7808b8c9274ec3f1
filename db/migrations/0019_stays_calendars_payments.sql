-- Written by hand: what the two arrays below are worked out by. A day is a number, 20270301, and its mark is twice that: a
-- season begins at its first day's mark and ends at the one behind its last day's, so that no calendar is needed.
CREATE FUNCTION season_bounds(terms jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN terms IS NOT NULL THEN coalesce((
    SELECT array_agg(mark ORDER BY mark) FROM jsonb_array_elements(terms -> 'seasons') AS season
    CROSS JOIN LATERAL (VALUES (2 * replace(season ->> 'from', '-', '')::integer), (2 * replace(season ->> 'to', '-', '')::integer + 1)) AS bound (mark)
  ), '{}') END
$$;--> statement-breakpoint
-- The shortest stay before the first bound, and behind each: a season's own, else the home's, else a night.
CREATE FUNCTION season_minimums(terms jsonb, min_nights integer) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN terms IS NOT NULL THEN coalesce(min_nights, 1) || coalesce((
    SELECT array_agg(nights ORDER BY mark) FROM jsonb_array_elements(terms -> 'seasons') AS season
    CROSS JOIN LATERAL (VALUES
      (2 * replace(season ->> 'from', '-', '')::integer, coalesce((season ->> 'minNights')::integer, min_nights, 1)),
      (2 * replace(season ->> 'to', '-', '')::integer + 1, coalesce(min_nights, 1))) AS bound (mark, nights)
  ), '{}') END
$$;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"request_id" integer,
	"reference" text,
	"link_ref" text,
	"amount" numeric(20, 0),
	"currency" text,
	"receipt" text,
	"outcome" text NOT NULL,
	"method" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" integer,
	CONSTRAINT "payment_events_once" UNIQUE("provider","event_id"),
	CONSTRAINT "payment_events_counted" CHECK (outcome <> 'counted' or (request_id is not null and amount is not null and currency = 'XOF'))
);
--> statement-breakpoint
CREATE TABLE "payment_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"stay_id" integer NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"stay_id" integer,
	"amount" numeric(20, 0) NOT NULL,
	"purpose" text NOT NULL,
	"due" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"provider" text NOT NULL,
	"link_state" text,
	"link_number" integer DEFAULT 1 NOT NULL,
	"link_ref" text,
	"link_url" text,
	"link_expires_at" timestamp with time zone,
	"link_problem" text,
	"link_checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_on" date,
	"method" text,
	"marked_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_requests_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "car_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"held" "tstzrange" NOT NULL,
	"reason" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_conflicts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_conflicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"uid" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"stay_id" integer,
	"other_feed_id" integer,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"next_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_text_at" timestamp with time zone,
	"last_problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pending" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "arrival_notes" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "arrival_notes_fr" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "stay_lead_days" integer GENERATED ALWAYS AS ((stay_terms ->> 'leadDays')::integer) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "stay_months_ahead" integer GENERATED ALWAYS AS ((stay_terms ->> 'monthsAhead')::integer) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "stay_max_nights" integer GENERATED ALWAYS AS ((stay_terms ->> 'maxNights')::integer) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "stay_preparation_days" integer GENERATED ALWAYS AS ((stay_terms ->> 'preparationDays')::integer) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "stay_bounds" integer[] GENERATED ALWAYS AS (season_bounds(stay_terms)) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "stay_minimums" integer[] GENERATED ALWAYS AS (season_minimums(stay_terms, min_nights)) STORED;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_request_id_payment_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payment_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD CONSTRAINT "payment_notes_request_id_payment_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payment_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD CONSTRAINT "payment_notes_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_blocks" ADD CONSTRAINT "car_blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_blocks" ADD CONSTRAINT "car_blocks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_other_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("other_feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflicts" ADD CONSTRAINT "calendar_conflicts_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_one_count_a_link" ON "payment_events" USING btree ("provider","link_ref") WHERE outcome = 'counted' and link_ref is not null;--> statement-breakpoint
CREATE INDEX "payment_events_of_request" ON "payment_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "payment_events_of_link" ON "payment_events" USING btree ("link_ref");--> statement-breakpoint
CREATE INDEX "payment_events_unclear" ON "payment_events" USING btree ("id") WHERE seen_at is null and outcome in ('unknown-request', 'other-amount', 'other-currency', 'cancelled-request', 'paid-already');--> statement-breakpoint
CREATE INDEX "payment_notes_of_request" ON "payment_notes" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "payment_notes_of_stay" ON "payment_notes" USING btree ("stay_id");--> statement-breakpoint
CREATE INDEX "payment_requests_of_stay" ON "payment_requests" USING btree ("stay_id");--> statement-breakpoint
CREATE INDEX "payment_requests_unsettled" ON "payment_requests" USING btree ("link_checked_at") WHERE link_state in ('wanted', 'open', 'waiting', 'closing');--> statement-breakpoint
CREATE INDEX "car_blocks_car" ON "car_blocks" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "calendar_conflicts_feed" ON "calendar_conflicts" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "calendar_conflicts_stay" ON "calendar_conflicts" USING btree ("stay_id");--> statement-breakpoint
CREATE INDEX "calendar_conflicts_other" ON "calendar_conflicts" USING btree ("other_feed_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_home" ON "calendar_feeds" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_due" ON "calendar_feeds" USING btree ("next_read_at");--> statement-breakpoint
ALTER TABLE "held_nights" ADD CONSTRAINT "held_nights_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_stays" ON "properties" USING btree ("created_at","id","type","kind","location","is_vefa","bedrooms","bathrooms","area","price","price_per_sqm","latitude","longitude","max_guests","stay_lead_days","stay_months_ahead","stay_max_nights","stay_preparation_days","stay_bounds","stay_minimums") WHERE "properties"."is_available" and "properties"."stay_lead_days" is not null;--> statement-breakpoint
ALTER TABLE "car_blocks" ADD CONSTRAINT "car_blocks_one_at_a_time"
  EXCLUDE USING gist (int4range("vehicle_id", "vehicle_id", '[]') WITH &&, "held" WITH &&);--> statement-breakpoint
ALTER TABLE "car_blocks" ADD CONSTRAINT "car_blocks_not_empty" CHECK (NOT isempty("held") AND NOT lower_inf("held") AND NOT upper_inf("held"));--> statement-breakpoint
-- A car is never hired out and blocked at once, whatever the code above believes. No constraint sees two tables: whoever takes
-- a car, by a booking or by a block, locks it first, and looks only then. Each statement of the function sees what was
-- committed while it waited for that lock. Refused like by an exclusion constraint (23P01).
CREATE FUNCTION "public"."keep_hires_and_blocks_apart"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_taken boolean;
BEGIN
  PERFORM FROM "public"."vehicles" WHERE "id" = NEW."vehicle_id" FOR NO KEY UPDATE;
  IF TG_TABLE_NAME = 'bookings' THEN
    is_taken := EXISTS (SELECT FROM "public"."car_blocks" AS other
      WHERE other."vehicle_id" = NEW."vehicle_id" AND other."held" && NEW."held");
  ELSE
    is_taken := EXISTS (SELECT FROM "public"."bookings" AS other
      WHERE other."vehicle_id" = NEW."vehicle_id" AND other."held" && NEW."held" AND other."status" IN ('pending', 'confirmed'));
  END IF;
  IF is_taken THEN
    RAISE EXCEPTION 'A car cannot be hired out and blocked at once'
      USING ERRCODE = 'exclusion_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'hires_and_blocks_apart';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "bookings_outside_blocks" BEFORE INSERT OR UPDATE OF "vehicle_id", "held", "status" ON "bookings"
  FOR EACH ROW WHEN (NEW."vehicle_id" IS NOT NULL AND NEW."held" IS NOT NULL AND NEW."status" IN ('pending', 'confirmed'))
  EXECUTE FUNCTION "public"."keep_hires_and_blocks_apart"();--> statement-breakpoint
CREATE TRIGGER "car_blocks_outside_hires" BEFORE INSERT OR UPDATE OF "vehicle_id", "held" ON "car_blocks"
  FOR EACH ROW EXECUTE FUNCTION "public"."keep_hires_and_blocks_apart"();
