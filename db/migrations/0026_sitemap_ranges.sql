-- The files of the sitemap: without it PostgreSQL expects half a million ranges and sorts every home.
CREATE STATISTICS IF NOT EXISTS "properties_ranges" ON (("id" - 1) / 2000 + 1) FROM "properties";--> statement-breakpoint
ANALYZE "properties";
