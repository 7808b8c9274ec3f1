CREATE TABLE "pending_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer,
	"days" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"marks" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_holds_booking_id_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "awaits_visitor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_holds" ADD CONSTRAINT "pending_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_holds_until" ON "pending_holds" USING btree ("until");--> statement-breakpoint
CREATE INDEX "bookings_hold_ends" ON "bookings" USING btree ("hold_until") WHERE "bookings"."held" is not null and "bookings"."status" = 'pending';--> statement-breakpoint
-- What waits for a confirmation at this moment is held for a day from now on: nobody loses a car by the upgrade.
UPDATE "bookings" SET "hold_until" = now() + interval '24 hours' WHERE "status" = 'pending' AND "held" IS NOT NULL AND upper("held") > now();
