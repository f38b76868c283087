-- When a newsletter that the mail server turned away from everybody is tried again, and how often it was turned away; null: nothing is tried by itself.
alter table newsletter add column retry_at timestamptz, add column retries smallint not null default 0;
