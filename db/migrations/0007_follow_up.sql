-- Small letters without accents, as people type what they look for (db/holds-words.server.ts does the same for short lists).
CREATE FUNCTION "fold_text"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ select regexp_replace(replace(normalize(lower($1), NFKD), 'œ', 'oe'), '[\u0300-\u036f]', '', 'g') $$;--> statement-breakpoint
CREATE TABLE "lead_unsuitable" (
	"lead_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"user_id" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_unsuitable_lead_id_property_id_pk" PRIMARY KEY("lead_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "lead_wishes" (
	"lead_id" integer PRIMARY KEY NOT NULL,
	"deal" text,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"places" text[] DEFAULT '{}' NOT NULL,
	"min_price" numeric(12, 2),
	"max_price" numeric(12, 2),
	"min_bedrooms" integer,
	"min_area" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"guid" text NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"summary" text,
	"author" text,
	"published_at" timestamp with time zone,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"article_id" integer,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"url" text NOT NULL,
	"category" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"next_fetch_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_fetched_at" timestamp with time zone,
	"last_problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feeds_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" text NOT NULL,
	"subject" text,
	"subject_fr" text,
	"body" text NOT NULL,
	"body_fr" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_counts_day_path_locale_source_pk" PRIMARY KEY("day","path","locale","source")
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || coalesce(message, ''))) STORED;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(subject || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || coalesce(message, ''))) STORED;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "outbox_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || coalesce(vehicle_name, '') || ' ' || coalesce(message, ''))) STORED;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "lead_unsuitable" ADD CONSTRAINT "lead_unsuitable_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_unsuitable" ADD CONSTRAINT "lead_unsuitable_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_unsuitable" ADD CONSTRAINT "lead_unsuitable_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_wishes" ADD CONSTRAINT "lead_wishes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_unsuitable_property" ON "lead_unsuitable" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_items_once" ON "feed_items" USING btree ("feed_id","guid");--> statement-breakpoint
CREATE INDEX "feed_items_newest" ON "feed_items" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feed_items_article" ON "feed_items" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("is_active","next_fetch_at");--> statement-breakpoint
CREATE INDEX "templates_type" ON "templates" USING btree ("type","name");--> statement-breakpoint
CREATE INDEX "visit_counts_path" ON "visit_counts" USING btree ("path","day");--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD CONSTRAINT "user_inquiries_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_submissions_desk" ON "contact_submissions" USING btree ("id" DESC NULLS LAST,"status","type","assigned_to","suspicion");--> statement-breakpoint
CREATE INDEX "contact_submissions_owner" ON "contact_submissions" USING btree ("assigned_to","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_submissions_from" ON "contact_submissions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_submissions_words" ON "contact_submissions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_inquiries_desk" ON "user_inquiries" USING btree ("id" DESC NULLS LAST,"status","inquiry_type","assigned_to","suspicion");--> statement-breakpoint
CREATE INDEX "user_inquiries_owner" ON "user_inquiries" USING btree ("assigned_to","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_inquiries_from" ON "user_inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "user_inquiries_words" ON "user_inquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "activities_outbox" ON "activities" USING btree ("outbox_id");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("assigned_to","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_follow_up" ON "leads" USING btree ("next_follow_up_date" asc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("waiting_since" asc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree (fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '')));--> statement-breakpoint
CREATE INDEX "leads_by_number" ON "leads" USING btree (right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "leads_by_letter_box" ON "leads" USING btree (replace(split_part(split_part(lower(coalesce(email, '')), '@', 1), '+', 1), '.', ''));--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_desk" ON "bookings" USING btree ("id" DESC NULLS LAST,"status","assigned_to","suspicion","booking_date");--> statement-breakpoint
CREATE INDEX "bookings_owner" ON "bookings" USING btree ("assigned_to","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_from" ON "bookings" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "bookings_words" ON "bookings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Whoever is still 'new' has been waiting since they wrote.
UPDATE "leads" SET "waiting_since" = "created_at" WHERE "status" = 'new';
