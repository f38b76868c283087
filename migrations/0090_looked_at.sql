-- Remarks before something is public that somebody has left so: 'Leave it' is not said again. The key names the check, the field and a number of the words, never
-- the words themselves.
create table check_left (
  kind text not null,
  record_id uuid not null,
  key text not null check (char_length(key) <= 120),
  at timestamptz not null,
  primary key (kind, record_id, key)
);
-- Whether the words of a PDF can be read and searched; null: nobody has looked.
alter table media add column has_words boolean;
