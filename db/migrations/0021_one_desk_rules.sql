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
CREATE INDEX "properties_under_offer" ON "properties" USING btree ("id") WHERE "sale_state" = 'under-offer';--> statement-breakpoint
-- What somebody sent and their lead keep in step from now on (leads/submissions-follow.server.ts, lead-follows.server.ts): what is older is brought in step, once.
UPDATE "contact_submissions" SET "status" = CASE WHEN "leads"."status" IN ('won', 'lost') THEN 'done' ELSE 'in-progress' END
FROM "activities" JOIN "leads" ON "leads"."id" = "activities"."lead_id"
WHERE "activities"."contact_submission_id" = "contact_submissions"."id" AND "activities"."type" = 'submission' AND CASE
  WHEN "leads"."status" IN ('won', 'lost') THEN "contact_submissions"."status" IN ('new', 'in-progress')
  ELSE "leads"."waiting_since" IS NULL AND "contact_submissions"."status" = 'new' END;--> statement-breakpoint
UPDATE "user_inquiries" SET "status" = CASE WHEN "leads"."status" IN ('won', 'lost') THEN 'done' ELSE 'in-progress' END
FROM "activities" JOIN "leads" ON "leads"."id" = "activities"."lead_id"
WHERE "activities"."inquiry_id" = "user_inquiries"."id" AND "activities"."type" = 'submission' AND CASE
  WHEN "leads"."status" IN ('won', 'lost') THEN "user_inquiries"."status" IN ('open', 'in-progress')
  ELSE "leads"."waiting_since" IS NULL AND "user_inquiries"."status" = 'open' END;--> statement-breakpoint
UPDATE "leads" SET "waiting_since" = NULL
WHERE "waiting_since" IS NOT NULL AND EXISTS (SELECT FROM "activities" WHERE "lead_id" = "leads"."id" AND "type" = 'submission')
AND NOT EXISTS (
  SELECT FROM "activities" LEFT JOIN "contact_submissions" ON "contact_submissions"."id" = "contact_submission_id"
  LEFT JOIN "user_inquiries" ON "user_inquiries"."id" = "inquiry_id"
  WHERE "lead_id" = "leads"."id" AND "activities"."type" = 'submission'
  AND coalesce("contact_submissions"."status", "user_inquiries"."status", '') NOT IN ('done', 'archived'));
