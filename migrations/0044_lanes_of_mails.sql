-- Which mails go before others (src/store/mail.ts): what one person waits for, what the office is told, what goes to many.
alter table mail add column lane smallint not null default 2;
update mail set lane = case when newsletter_id is not null then 3
    when template = 'confirm' then 1
    when template in ('answer', 'new_password', 'invitation', 'new_address', 'password_changed', 'address_changed') then 0
    else 2 end
  where state = 'waiting';
drop index mail_due;
create index mail_due on mail (lane, due_at) where state = 'waiting';
-- What the mail server said of each of its mails, so that the program itself has paused it; empty otherwise.
alter table newsletter add column paused_because text not null default '';
