CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"is_standing" boolean DEFAULT false NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"is_asked" boolean DEFAULT false NOT NULL,
	"worker" text,
	"term" bigint DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"began_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"took_ms" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"problem" text,
	"problem_code" text
);
--> statement-breakpoint
-- Unlogged: it matters for minutes, and a standby or a crash may do without.
CREATE UNLOGGED TABLE "try_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"granted" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_under" bigint;--> statement-breakpoint
ALTER TABLE "push_notices" ADD COLUMN "claimed_under" bigint;--> statement-breakpoint
CREATE INDEX "try_counts_end" ON "try_counts" USING btree ("ends_at");