-- Which mails of the mailbox are being read, noted before anything looks into them: one that ends its reader twice is left aside.
-- The version before reads them without such a note.
create table mail_reading (
  uid_validity bigint not null,
  uid bigint not null,
  tries integer not null,
  at timestamptz not null,
  primary key (uid_validity, uid)
);
