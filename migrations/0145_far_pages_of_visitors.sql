create index concurrently if not exists news_active_newest on news (sort_day desc, id desc) include (type, department_id, diocese_id) where deleted_at is null and activated;
