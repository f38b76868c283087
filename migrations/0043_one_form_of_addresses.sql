-- A domain may be written in the letters of its language or in those of the DNS (xn--…). Kept is the first, in small letters, so that one mailbox
-- is one address (src/lib/mailAddress.ts).

-- A label after its "xn--", by RFC 3492; one that is none stays as it is.
create function pg_temp.spelled(label text) returns text language plpgsql as $$
declare
  rest text := substr(label, 5);
  before int := greatest(length(rest) - position('-' in reverse(rest)), 0);
  pos int := 1;
  letters int[] := '{}';
  n int := 128; i int := 0; bias int := 72;
  old int; w int; k int; c int; digit int; t int; delta int; count int;
begin
  if position('-' in rest) > 0 then
    for at in 1..before loop letters := letters || ascii(substr(rest, at, 1)); end loop;
    pos := before + 2;
  end if;
  while pos <= length(rest) loop
    old := i; w := 1; k := 36;
    loop
      c := ascii(substr(rest, pos, 1));
      pos := pos + 1;
      digit := case when c between 97 and 122 then c - 97 when c between 48 and 57 then c - 22 end;
      if digit is null then return label; end if;
      i := i + digit * w;
      t := case when k <= bias then 1 when k >= bias + 26 then 26 else k - bias end;
      exit when digit < t;
      w := w * (36 - t);
      k := k + 36;
    end loop;
    count := cardinality(letters) + 1;
    delta := case when old = 0 then i / 700 else (i - old) / 2 end;
    delta := delta + delta / count;
    k := 0;
    while delta > 455 loop delta := delta / 35; k := k + 36; end loop;
    bias := k + 36 * delta / (delta + 38);
    n := n + i / count;
    i := i % count;
    letters := letters[1:i] || n || letters[i + 1:];
    i := i + 1;
  end loop;
  return (select string_agg(chr(letter), '' order by at) from unnest(letters) with ordinality l (letter, at));
exception when others then return label;
end $$;

create function pg_temp.normal(address text) returns text language sql as $$
  select case when address !~ '@[^@]+$' then address else regexp_replace(address, '@[^@]*$', '@') || (
    select string_agg(case when label like 'xn--%' then pg_temp.spelled(label) else label end, '.' order by at)
    from unnest(string_to_array(normalize(lower(regexp_replace(address, '^.*@', '')), NFKC), '.')) with ordinality l (label, at)) end
$$;

-- Who has subscribed in both forms is one subscriber: the one with the earliest consent. The others go to the trash; the links in their mails are
-- from now on those of the one that stays.
alter table subscriber add column merged_into uuid references subscriber on delete set null;
create temporary table twice on commit drop as
  select id, first_value(id) over w as keeper, state, phone, created_at, unsubscribed_at from subscriber s where deleted_at is null
  window w as (partition by lower(pg_temp.normal(email))
    order by coalesce((select min(at) from consent c where c.subscriber_id = s.id), created_at), id);
delete from twice where keeper in (select keeper from twice group by keeper having count(*) = 1);
-- What was said last holds: who left by one and has not subscribed since has left.
update subscriber k set
    unsubscribed_at = case when g.stays then null else coalesce(g.left_at, k.unsubscribed_at) end,
    confirmed = k.confirmed or g.stays,
    parked_at = case when g.stays then null else k.parked_at end,
    phone = coalesce(nullif(k.phone, ''), g.phone)
  from (select keeper, max(unsubscribed_at) as left_at, coalesce(max(phone), '') as phone,
      coalesce(max(created_at) filter (where state = 'subscribed') > coalesce(max(unsubscribed_at), '-infinity'), false) as stays
    from twice group by keeper) g
  where k.id = g.keeper;
update consent c set subscriber_id = t.keeper from twice t where c.subscriber_id = t.id and t.id <> t.keeper;
update mail m set subscriber_id = t.keeper from twice t where m.subscriber_id = t.id and t.id <> t.keeper and m.newsletter_id is null;
update subscriber s set deleted_at = now(), merged_into = t.keeper from twice t where s.id = t.id and t.id <> t.keeper;

-- Two accounts are two people, whatever their addresses: there the older form stays.
update account a set email = pg_temp.normal(email) where pg_temp.normal(email) <> email and not exists (
  select 1 from account b where b.id <> a.id and lower(pg_temp.normal(b.email)) = lower(pg_temp.normal(a.email)));
do $$
declare
  place record;
begin
  for place in select table_name as of from information_schema.columns
      where table_schema = current_schema() and column_name = 'email' and is_generated = 'NEVER'
        and table_name not in ('account', 'failed_login') loop
    execute format('update %I set email = pg_temp.normal(email) where pg_temp.normal(email) <> email', place.of);
  end loop;
end $$;
update mail set to_address = pg_temp.normal(to_address) where pg_temp.normal(to_address) <> to_address;
