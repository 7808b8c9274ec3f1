ALTER TABLE "properties" ADD COLUMN "building_floors" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "levels" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "has_lift" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "is_step_free" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "pets_welcome" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "max_guests" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "min_nights" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "pool" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "noise" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "noise_note" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "noise_note_fr" text;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_floor_in_building" CHECK ("properties"."floor" <= "properties"."building_floors");