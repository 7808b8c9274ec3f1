-- An int4range around one number stands for its equality, as in migration 0018: the GiST operator for plain equality would need an extension.
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_one_at_a_time_for_adviser"
  EXCLUDE USING gist (int4range("adviser_id", "adviser_id", '[]') WITH &&, tstzrange("starts_at", "adviser_busy_until") WITH &&)
  WHERE ("adviser_id" IS NOT NULL AND "status" IN ('asked', 'confirmed') AND "suspicion" IS NULL);--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_one_at_a_time_at_home"
  EXCLUDE USING gist (int4range("property_id", "property_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("property_id" IS NOT NULL AND "status" IN ('asked', 'confirmed') AND "suspicion" IS NULL);--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_in_order" CHECK ("starts_at" < "ends_at" AND "ends_at" <= "adviser_busy_until");--> statement-breakpoint
UPDATE "properties" SET "sale_state" = 'draft' WHERE NOT "is_available";--> statement-breakpoint
UPDATE "properties" SET "sale_state_since" = ("updated_at" AT TIME ZONE 'Africa/Dakar')::date;--> statement-breakpoint
INSERT INTO "price_history" ("property_id", "price", "state", "since") SELECT "id", "price", "sale_state", "created_at" FROM "properties";--> statement-breakpoint
-- What was planned on a lead becomes a task of whoever has it.
INSERT INTO "tasks" ("lead_id", "kind", "title", "due_at", "has_hour", "assigned_to", "reminded_of")
SELECT "leads"."id", 'follow-up', coalesce(planned."next_action", ''), "leads"."next_follow_up_date", true, "leads"."assigned_to", "leads"."reminded_of"
FROM "leads" LEFT JOIN LATERAL (
  SELECT "next_action" FROM "activities" WHERE "lead_id" = "leads"."id" AND "type" = 'follow-up' AND "completed_date" IS NULL
  ORDER BY "id" DESC LIMIT 1
) planned ON true WHERE "leads"."next_follow_up_date" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_available_by_state" CHECK ("is_available" = ("sale_state" IN ('available', 'under-offer')));--> statement-breakpoint
CREATE INDEX "properties_under_offer" ON "properties" USING btree ("id") WHERE "sale_state" = 'under-offer';
