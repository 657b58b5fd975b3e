CREATE INDEX "sessions_trainer" ON "sessions" USING btree ("trainer_id","end_date");
