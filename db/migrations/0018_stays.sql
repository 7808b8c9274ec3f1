CREATE TABLE "held_nights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_nights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"nights" daterange NOT NULL,
	"stay_id" integer,
	"feed_id" integer,
	"feed_uid" text,
	"reason" text,
	"hold_until" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_nights_stay_id_unique" UNIQUE("stay_id")
);
--> statement-breakpoint
CREATE TABLE "stays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer,
	"home_title" text NOT NULL,
	"home_title_fr" text,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"message" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"guests" integer NOT NULL,
	"quote" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"hold_until" timestamp with time zone,
	"awaits_visitor" boolean DEFAULT false NOT NULL,
	"proposal" jsonb,
	"reason" text,
	"cancelled_by" text,
	"kept_percent" integer,
	"suspicion" text,
	"assigned_to" integer,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || home_title || ' ' || coalesce(home_title_fr, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_holds" ADD COLUMN "stay_id" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "stay_id" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "stay_terms" jsonb;--> statement-breakpoint
ALTER TABLE "held_nights" ADD CONSTRAINT "held_nights_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_nights" ADD CONSTRAINT "held_nights_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_nights" ADD CONSTRAINT "held_nights_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_nights_home" ON "held_nights" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "held_nights_time" ON "held_nights" USING gist ("nights");--> statement-breakpoint
CREATE INDEX "held_nights_feed" ON "held_nights" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "stays_home" ON "stays" USING btree ("property_id","arrival");--> statement-breakpoint
CREATE INDEX "stays_newest" ON "stays" USING btree ("id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "stays_arrivals" ON "stays" USING btree ("arrival","status");--> statement-breakpoint
CREATE INDEX "stays_departures" ON "stays" USING btree ("departure","status");--> statement-breakpoint
CREATE INDEX "stays_from" ON "stays" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "stays_words" ON "stays" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stays_hold_ends" ON "stays" USING btree ("hold_until") WHERE "stays"."hold_until" is not null;--> statement-breakpoint
ALTER TABLE "pending_holds" ADD CONSTRAINT "pending_holds_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_stay" ON "activities" USING btree ("stay_id");--> statement-breakpoint
ALTER TABLE "pending_holds" ADD CONSTRAINT "pending_holds_stay_id_unique" UNIQUE("stay_id");--> statement-breakpoint
-- One home, one night, one guest, whatever the code above believes. A range of one number stands for "the same home": the
-- operator for plain equality would need an extension that not every PostgreSQL lets us create.
ALTER TABLE "held_nights" ADD CONSTRAINT "held_nights_one_at_a_time"
  EXCLUDE USING gist (int4range("property_id", "property_id", '[]') WITH &&, "nights" WITH &&);--> statement-breakpoint
ALTER TABLE "held_nights" ADD CONSTRAINT "held_nights_not_empty" CHECK (NOT isempty("nights") AND NOT lower_inf("nights") AND NOT upper_inf("nights"));
