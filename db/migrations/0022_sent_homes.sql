CREATE TABLE "sent_homes" (
	"activity_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sent_homes_activity_id_property_id_pk" PRIMARY KEY("activity_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "sent_homes" ADD CONSTRAINT "sent_homes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_homes" ADD CONSTRAINT "sent_homes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_homes_property" ON "sent_homes" USING btree ("property_id");