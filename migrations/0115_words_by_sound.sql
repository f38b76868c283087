create index concurrently if not exists search_word_sound on search_word (scope, sound);
