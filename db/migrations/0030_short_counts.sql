CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_submissions_new" ON "contact_submissions" USING btree ("id") WHERE "contact_submissions"."status" = 'new' and "contact_submissions"."suspicion" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_submissions_held" ON "contact_submissions" USING btree ("id") WHERE "contact_submissions"."suspicion" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_inquiries_came" ON "user_inquiries" USING btree ("created_at","inquiry_type","property_id","investment_id","vehicle_id") WHERE "user_inquiries"."suspicion" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_inquiries_held" ON "user_inquiries" USING btree ("id") WHERE "user_inquiries"."suspicion" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lead_wishes_latest" ON "lead_wishes" USING btree ("updated_at","lead_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tasks_words" ON "tasks" USING gin (fold_text("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_hidden" ON "properties" USING btree ("id") WHERE not "properties"."is_available";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_did" ON "audit_entries" USING btree ("action","id");