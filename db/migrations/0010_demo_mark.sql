ALTER TABLE "client_reviews" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_partners" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the demo content wrote before there was a mark, by the words it used.
UPDATE "client_reviews" SET "is_demo" = true, "project_details" = substr("project_details", 14), "project_details_fr" = regexp_replace("project_details_fr", '^Avis de démonstration\. ', '') WHERE "project_details" LIKE 'Demo review. %';--> statement-breakpoint
UPDATE "media_partners" SET "is_demo" = true WHERE "description" LIKE '%imagined for the demonstration.';--> statement-breakpoint
UPDATE "investments" SET "is_demo" = true WHERE "title" IN ('Résidence Filao, Keur Gorgui', 'Four villas to let by the week, Ngaparou', 'Office floors, Diamniadio', 'Studios of Résidence Kermel, Plateau', 'Six beach houses to restore, Somone', 'Twelve flats to let, Yoff') AND EXISTS (SELECT FROM "settings" WHERE "key" = 'demo.loaded');
