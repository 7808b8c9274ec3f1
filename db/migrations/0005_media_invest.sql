CREATE TABLE "files" (
	"path" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_article_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "progress" integer;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "progress_date" date;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "stage_payments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "former_article_addresses" ADD CONSTRAINT "former_article_addresses_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;