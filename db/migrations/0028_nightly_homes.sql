-- Which homes are let by the night, and on what terms: taken one by one, PostgreSQL expects a hundredth of them, and looks
-- through all for the few thousand that a map asks for.
CREATE STATISTICS IF NOT EXISTS "properties_nightly" (mcv) ON "type", "is_available", "stay_lead_days", "stay_months_ahead" FROM "properties";--> statement-breakpoint
ANALYZE "properties";
