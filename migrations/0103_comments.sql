-- What is said beside a story or an event between the office and its unit ('Please shorten'). It is no content: no page, search, history or export reads it.
create table comment (
  -- Made by whoever says it, so that it is said once although it was sent twice.
  id uuid primary key,
  kind text not null,
  record_id uuid not null,
  -- The first of its thread that it answers; the thread goes with who began it.
  answers uuid references comment on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- The words that it is about, and the field in which they stand.
  field text not null default '',
  quoted text not null default '',
  text text not null,
  at timestamptz not null,
  -- Of the first of a thread: it has been seen to.
  done_at timestamptz,
  done_by uuid references account on delete set null
);
create index comment_of_record on comment (kind, record_id, at, id);
create index comment_answers on comment (answers) where answers is not null;
create index comment_account on comment (account_id);
create index comment_done_by on comment (done_by) where done_by is not null;
-- What is not done yet is a small part of all that was said in some years.
create index comment_open on comment (kind, at) where answers is null and done_at is null;
