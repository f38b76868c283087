create index concurrently if not exists subscriber_in_alphabet on subscriber (
  (case when block_of(name) in (23, 24, 25, 26) then null else lower(name) end collate alphabet_und),
  (case when block_of(name) = 23 then name end collate alphabet_ta),
  (case when block_of(name) = 24 then name end collate alphabet_te),
  (case when block_of(name) = 25 then name end collate alphabet_kn),
  (case when block_of(name) = 26 then name end collate alphabet_ml),
  id
) include (name) where deleted_at is null;
