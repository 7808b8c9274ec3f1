ALTER TABLE "pictures" ADD COLUMN "derived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "derive_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "lease_by" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "lease_until" timestamp with time zone;
