create index concurrently if not exists news_sent_back on news (sent_back_at desc, id) where sent_back <> '' and deleted_at is null;
