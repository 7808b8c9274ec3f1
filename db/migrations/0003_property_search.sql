DROP INDEX "properties_location";--> statement-breakpoint
DROP INDEX "properties_newest";--> statement-breakpoint
DROP INDEX "properties_price";--> statement-breakpoint
CREATE INDEX "properties_price_per_sqm" ON "properties" USING btree ("price_per_sqm","id","type","kind","location","is_vefa","bedrooms","bathrooms","area","price","latitude","longitude") WHERE "properties"."is_available";--> statement-breakpoint
CREATE INDEX "properties_area" ON "properties" USING btree ("area","id","type","kind","location","is_vefa","bedrooms","bathrooms","price","latitude","longitude") WHERE "properties"."is_available";--> statement-breakpoint
CREATE INDEX "properties_deal_newest" ON "properties" USING btree ("type","created_at","id","kind","location","is_vefa","bedrooms","bathrooms","area","price","latitude","longitude") WHERE "properties"."is_available";--> statement-breakpoint
CREATE INDEX "properties_deal_price" ON "properties" USING btree ("type","price","id","kind","location","is_vefa","bedrooms","bathrooms","area","latitude","longitude","created_at","price_per_sqm") WHERE "properties"."is_available";--> statement-breakpoint
CREATE INDEX "properties_kind" ON "properties" USING btree ("kind","type","bedrooms","bathrooms","area","price","is_vefa","location","id","created_at","price_per_sqm","latitude","longitude") WHERE "properties"."is_available";--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree ("location","type","kind","bedrooms","bathrooms","area","price","is_vefa","id","created_at","price_per_sqm","latitude","longitude") WHERE "properties"."is_available";--> statement-breakpoint
CREATE INDEX "properties_off_plan" ON "properties" USING btree ("price","id","type","kind","location","bedrooms","bathrooms","area","created_at","price_per_sqm","latitude","longitude") WHERE "properties"."is_available" and "properties"."is_vefa";--> statement-breakpoint
CREATE INDEX "properties_map" ON "properties" USING btree ("latitude","longitude","type","kind","bedrooms","bathrooms","price","area","is_vefa","location","id","created_at","price_per_sqm") WHERE "properties"."is_available";--> statement-breakpoint
CREATE INDEX "properties_words" ON "properties" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "properties_all_newest" ON "properties" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("created_at","id","type","kind","location","is_vefa","bedrooms","bathrooms","area","price","latitude","longitude") WHERE "properties"."is_available";--> statement-breakpoint
CREATE INDEX "properties_price" ON "properties" USING btree ("price","id","type","kind","location","is_vefa","bedrooms","bathrooms","area","latitude","longitude") WHERE "properties"."is_available";--> statement-breakpoint
-- Rooms follow the kind, and off-plan homes are for sale: without this PostgreSQL takes them for independent and plans badly.
CREATE STATISTICS "properties_rooms" (mcv) ON "kind", "type", "is_vefa", "bedrooms", "bathrooms" FROM "properties";
