CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_came" ON "leads" USING btree ("created_at","status");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_priority" ON "leads" USING btree ("priority","id") WHERE "leads"."priority" <> 'medium';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tasks_done" ON "tasks" USING btree ("done_at","id") WHERE "tasks"."done_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_off_map" ON "properties" USING btree ("location","type","kind","bedrooms","bathrooms","area","price","is_vefa","id","created_at","price_per_sqm","latitude","longitude") WHERE "properties"."is_available" and ("properties"."latitude" >= 12.2::float8 and "properties"."latitude" <= 16.8::float8 and "properties"."longitude" >= -17.6::float8 and "properties"."longitude" <= -11.3::float8) is not true;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_state" ON "properties" USING btree (array_position(array['draft', 'available', 'under-offer', 'sold', 'let', 'withdrawn']::text[], "sale_state"),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_missing_french" ON "properties" USING btree ("created_at","id") WHERE ("properties"."title_fr" is null or "properties"."description_fr" is null);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_changed" ON "properties" USING btree ("updated_at","id","is_available");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_title" ON "properties" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_title_fr" ON "properties" USING btree (lower("title_fr") text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_featured" ON "properties" USING btree ("created_at","id") WHERE "properties"."is_featured";
