create index concurrently if not exists news_in_alphabet on news (
  (case when block_of(title) in (23, 24, 25, 26) then null else lower(title) end collate alphabet_und),
  (case when block_of(title) = 23 then title end collate alphabet_ta),
  (case when block_of(title) = 24 then title end collate alphabet_te),
  (case when block_of(title) = 25 then title end collate alphabet_kn),
  (case when block_of(title) = 26 then title end collate alphabet_ml),
  id
) include (title, department_id, diocese_id) where deleted_at is null;
