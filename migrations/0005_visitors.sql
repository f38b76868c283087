-- What visitors send in, and the newsletter.

create table subscriber (
  id uuid primary key,
  diocese_id uuid references diocese,
  name text not null,
  email text not null,
  phone text not null default '',
  unsubscribed_at timestamptz,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
create unique index subscriber_address on subscriber (lower(email)) where deleted_at is null;
create index subscriber_newest on subscriber (id desc) where deleted_at is null;
create index subscriber_diocese on subscriber (diocese_id) where diocese_id is not null;
create index subscriber_search on subscriber using gin (search_words) where deleted_at is null;
create index subscriber_trashed on subscriber (deleted_at) where deleted_at is not null;
call count_table('subscriber', 'diocese_id', '''''', 'true');

-- mailed_at: when it was mailed on to the office or the diocese; empty while that is still to be done.
create table enquiry (
  id uuid primary key,
  diocese_id uuid references diocese,
  type text not null generated always as (coalesce(diocese_id::text, 'contact_us')) stored,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  mailed_at timestamptz,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
create index enquiry_diocese on enquiry (diocese_id, id desc) where deleted_at is null;
create index enquiry_search on enquiry using gin (search_words) where deleted_at is null;
create index enquiry_waiting on enquiry (created_at) where mailed_at is null;
call count_table('enquiry', 'diocese_id', 'type', 'true');

create table "order" (
  id uuid primary key,
  name text not null,
  email text not null,
  mobile text not null,
  address text not null,
  message text not null default '',
  product uuid references publication on delete set null,
  product_title text not null default '',
  mailed_at timestamptz,
  search_words tsvector not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references account,
  updated_at timestamptz not null default now(),
  updated_by uuid references account,
  deleted_at timestamptz
);
create index order_product on "order" (product);
create index order_search on "order" using gin (search_words) where deleted_at is null;
create index order_waiting on "order" (created_at) where mailed_at is null;
call count_table('order', 'null::uuid', '''''', 'true');

-- Public forms of the last minute, by network (ADD-3).
create table form_sent (
  at timestamptz not null,
  network text not null
);
create index form_sent_network on form_sent (network, at);

-- A newsletter as it was when somebody sent it off: its items, and who gets it. A recipient without sent_at still waits for the mail.
create table newsletter (
  id uuid primary key,
  recipients integer not null default 0,
  created_at timestamptz not null,
  created_by uuid references account
);
create table newsletter_item (
  newsletter_id uuid not null references newsletter on delete cascade,
  place integer not null,
  news_id uuid references news on delete set null,
  type text not null,
  unit_name text not null,
  title text not null,
  heading text not null,
  thumbnail uuid references media,
  primary key (newsletter_id, place)
);
create index newsletter_item_news on newsletter_item (news_id);
create table newsletter_recipient (
  newsletter_id uuid not null references newsletter on delete cascade,
  subscriber_id uuid not null references subscriber on delete cascade,
  tries integer not null default 0,
  failure text,
  sent_at timestamptz,
  primary key (newsletter_id, subscriber_id)
);
create index newsletter_recipient_subscriber on newsletter_recipient (subscriber_id);
create index newsletter_recipient_waiting on newsletter_recipient (newsletter_id) where sent_at is null;
