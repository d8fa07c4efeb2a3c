-- What a model saw on a photo, so that the same file is not sent out twice. Neither the photo nor whose it was: nothing here
-- leads to a person. Deleted after 30 days.
create table photo_answers (
  -- sha256 of the model's name and the bytes as they were sent, under the server's key.
  photo_hash bytea primary key,
  -- Names, preparations and grams (SeenFood in src/server/scanner/food-vision.ts).
  foods jsonb not null,
  seen_at timestamptz not null
);
create index photo_answers_seen on photo_answers (seen_at);
