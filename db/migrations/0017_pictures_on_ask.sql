DROP INDEX "pictures_is_derived";--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "is_derived";