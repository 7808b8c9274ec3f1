CREATE INDEX CONCURRENTLY IF NOT EXISTS "pictures_to_derive" ON "pictures" USING btree ("derive_after") WHERE "pictures"."derive_after" is not null;
