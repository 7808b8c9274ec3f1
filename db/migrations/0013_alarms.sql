CREATE TABLE "alarms" (
	"subject" text NOT NULL,
	"channel" text NOT NULL,
	"alarm" jsonb NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"is_open" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alarms_subject_channel_pk" PRIMARY KEY("subject","channel")
);
