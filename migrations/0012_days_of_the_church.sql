-- Undated records stand by the day, year and month of their making in the organisation's time zone (ADD-11), as lib/dates.ts counts days.

-- Gives a generated column another expression. The indexes on it are made again as they were. (SET EXPRESSION would need PostgreSQL 17.)
create procedure regenerate_column(changed text, col text, col_type text, expression text) language plpgsql as $$
declare
  indexes text[];
  definition text;
begin
  select coalesce(array_agg(pg_get_indexdef(i.indexrelid)), '{}') into indexes
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = changed::regclass and a.attname = col;
  execute format('alter table %I drop column %I', changed, col);
  execute format('alter table %I add column %I %s not null generated always as (%s) stored', changed, col, col_type, expression);
  foreach definition in array indexes loop
    execute definition;
  end loop;
end $$;

call regenerate_column('news', 'sort_day', 'date', 'coalesce(date, (created_at at time zone ''Asia/Kolkata'')::date)');
call regenerate_column('statement', 'sort_day', 'date', 'coalesce(date, (created_at at time zone ''Asia/Kolkata'')::date)');
call regenerate_column('publication', 'sort_day', 'date',
  'coalesce(date, make_date(year, coalesce(month, 1), 1), (created_at at time zone ''Asia/Kolkata'')::date)');
call regenerate_column('publication', 'shown_year', 'integer',
  'coalesce(year, extract(year from date)::int, extract(year from (created_at at time zone ''Asia/Kolkata''))::int)');
call regenerate_column('publication', 'shown_month', 'integer',
  'coalesce(month, extract(month from date)::int, extract(month from (created_at at time zone ''Asia/Kolkata''))::int)');

drop procedure regenerate_column;
