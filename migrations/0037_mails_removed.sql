-- Mails that are done go after a time, or with the person to whom they went. Their newsletter still says how many there were of each.
alter table newsletter add column gone_sent integer not null default 0;
alter table newsletter add column gone_refused integer not null default 0;
alter table newsletter add column gone_cancelled integer not null default 0;

create function count_gone_mails() returns trigger language plpgsql as $$
begin
  update newsletter n set gone_sent = gone_sent + g.sent, gone_refused = gone_refused + g.refused,
    gone_cancelled = gone_cancelled + g.cancelled
  from (select newsletter_id, count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'refused') as refused,
      -- One that waits when its reader goes is not sent any more.
      count(*) filter (where state in ('waiting', 'cancelled')) as cancelled
    from gone where newsletter_id is not null group by newsletter_id) g
  where n.id = g.newsletter_id;
  return null;
end $$;
create trigger counted_gone after delete on mail referencing old table as gone
  for each statement execute function count_gone_mails();
