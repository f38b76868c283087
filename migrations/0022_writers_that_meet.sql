-- What writers share, so that they wait for each other in one order and never lock each other out.

-- The tally as one sorted upsert of what really changes: an edit that leaves unit, type and state as they are does not touch it, and two that
-- switch in opposite directions come to its rows in the same order.
create or replace function count_rows() returns trigger language plpgsql as $$
declare
  counted constant text := format(
    'select coalesce(%s, ''00000000-0000-0000-0000-000000000000'') as unit_id, %s as type, %s as activated, %%s as n from %%I where deleted_at is null',
    tg_argv[0], tg_argv[1], tg_argv[2]);
  gone constant text := format(counted, '-1', 'old_rows');
  come constant text := format(counted, '1', 'new_rows');
begin
  execute format(
    'insert into tally as t (kind, unit_id, type, activated, n)
       select %L, unit_id, type, activated, sum(n) from (%s) as changed
       group by unit_id, type, activated having sum(n) <> 0 order by unit_id, type, activated
     on conflict (kind, unit_id, type, activated) do update set n = t.n + excluded.n',
    tg_table_name,
    case tg_op when 'INSERT' then come when 'DELETE' then gone else gone || ' union all ' || come end);
  return null;
end $$;

-- One list of sub-domains: a department and a diocese never get the same, whoever writes them. A department that has a diocese's was never
-- reached there, so it is the one that moves.
do $$
declare
  moved record;
  n integer;
begin
  for moved in select id, sub_domain from department where sub_domain in (select sub_domain from diocese) order by id loop
    n := 2;
    while exists (select from department where sub_domain = moved.sub_domain || n union all select from diocese where sub_domain = moved.sub_domain || n) loop
      n := n + 1;
    end loop;
    update department set sub_domain = moved.sub_domain || n where id = moved.id;
  end loop;
end $$;

create table sub_domain (
  label text primary key,
  unit_id uuid not null unique
);
insert into sub_domain (label, unit_id) select sub_domain, id from department union all select sub_domain, id from diocese;

create function keep_sub_domain() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then insert into sub_domain (label, unit_id) values (new.sub_domain, new.id);
    when 'UPDATE' then update sub_domain set label = new.sub_domain where unit_id = new.id;
    when 'DELETE' then delete from sub_domain where unit_id = old.id;
  end case;
  return null;
end $$;
create trigger sub_domain_added after insert on department for each row execute function keep_sub_domain();
create trigger sub_domain_changed after update of sub_domain on department for each row
  when (old.sub_domain is distinct from new.sub_domain) execute function keep_sub_domain();
create trigger sub_domain_removed after delete on department for each row execute function keep_sub_domain();
create trigger sub_domain_added after insert on diocese for each row execute function keep_sub_domain();
create trigger sub_domain_changed after update of sub_domain on diocese for each row
  when (old.sub_domain is distinct from new.sub_domain) execute function keep_sub_domain();
create trigger sub_domain_removed after delete on diocese for each row execute function keep_sub_domain();

-- The tables' own indexes only find by now. As unique ones they made a label part of a unit's key, and whoever changed it waited for all who
-- were writing something for that unit.
drop index department_sub_domain;
create index department_sub_domain on department (sub_domain);
drop index diocese_sub_domain;
create index diocese_sub_domain on diocese (sub_domain);

-- Failed sign-ins of a browser that is known to the account are counted by themselves (ADD-3); device names its cookie, and email is empty.
alter table failed_login add column device text;
create index failed_login_device on failed_login (device, at) where device is not null;

-- What the program signs with. It lives here, so that all copies of the program and a restored backup know it.
create table secret (
  name text primary key,
  value bytea not null
);
insert into secret (name, value) values ('device cookie', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
