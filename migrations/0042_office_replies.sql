-- Answers that the office has written in its own mail program: the address that they say they come from.
alter table letter_message add column from_address text not null default '';

-- When a letter was new again, by a reply or an answer that did not arrive. What came last stands first.
alter table enquiry add column again_at timestamptz;
alter table "order" add column again_at timestamptz;
update enquiry e set again_at = (select max(m.created_at) from letter_message m where m.enquiry_id = e.id and not m.ours);
update "order" o set again_at = (select max(m.created_at) from letter_message m where m.order_id = o.id and not m.ours);
alter table enquiry add column last_at timestamptz not null generated always as (greatest(created_at, again_at)) stored;
alter table "order" add column last_at timestamptz not null generated always as (greatest(created_at, again_at)) stored;
create index enquiry_latest on enquiry (last_at desc, id desc) where deleted_at is null;
create index order_latest on "order" (last_at desc, id desc) where deleted_at is null;
