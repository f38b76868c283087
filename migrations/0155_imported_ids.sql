create index concurrently if not exists import_origin_key on import_origin (kind, key);
