-- Whether somebody has dealt with what a visitor sent; the history says who and when.
alter table enquiry add column handled boolean not null default false;
alter table "order" add column handled boolean not null default false;
create index enquiry_to_do on enquiry (diocese_id, id desc) where deleted_at is null and not handled;
create index order_to_do on "order" (id desc) where deleted_at is null and not handled;
