CREATE TABLE "lead_contacts" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"lead_id" integer NOT NULL,
	CONSTRAINT "lead_contacts_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
DROP INDEX "leads_email";--> statement-breakpoint
DROP INDEX "leads_phone";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "vehicle_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "vehicle_name" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held" "tstzrange";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "user_inquiries" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "contact_submission_id" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "inquiry_id" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_contacts_lead" ON "lead_contacts" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_inquiry_id_user_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."user_inquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("vehicle_id",upper("held")) WHERE "bookings"."held" is not null and "bookings"."status" in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "activities_contact_submission" ON "activities" USING btree ("contact_submission_id");--> statement-breakpoint
CREATE INDEX "activities_inquiry" ON "activities" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "activities_booking" ON "activities" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outbox_recent" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","failed_at","next_attempt_at");--> statement-breakpoint
-- One car, one hire at a time, whatever the code above believes. A range of one number stands for "the same car": the
-- operator for plain equality would need an extension that not every PostgreSQL lets us create.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_hire_at_a_time"
  EXCLUDE USING gist (int4range("vehicle_id", "vehicle_id", '[]') WITH &&, "held" WITH &&)
  WHERE ("vehicle_id" IS NOT NULL AND "held" IS NOT NULL AND "status" IN ('pending', 'confirmed'));
