-- What is held near some days is told by the index alone, without a look at 800,000 rows; drizzle cannot say "include".
CREATE INDEX CONCURRENTLY IF NOT EXISTS "held_nights_near" ON "held_nights" USING gist ("nights") INCLUDE ("property_id", "hold_until");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "held_nights_time";
