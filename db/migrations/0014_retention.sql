ALTER TABLE "files" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "unused_since" timestamp with time zone;