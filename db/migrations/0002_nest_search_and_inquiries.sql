CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "property_search_vocabulary" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "properties" drop column "price_per_sqm";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "price_per_sqm" numeric(12, 2) GENERATED ALWAYS AS (round(price / area)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "locale" text NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "search_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "user_inquiries_property" ON "user_inquiries" USING btree ("property_id");