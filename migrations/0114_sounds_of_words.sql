-- What each word of the vocabulary sounds like in any script (src/lib/soundKey.ts): '' for what has no sound, null for what the program has not come to
-- yet (src/store/search/soundsOfWords.ts). The version before knows nothing of it and goes on adding words without.
alter table search_word add column sound text;

-- The words most like one, by the letters that they share. The threshold belongs to the index scan: at the usual 0.3 the index goes through five times as much.
create function search_words_alike(of_scope text, typed text, at_least real, most integer) returns table (word text)
language plpgsql as $$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query select s.word from search_word s where s.scope = of_scope and s.word % typed
    order by similarity(s.word, typed) desc, s.word limit most;
end
$$;
