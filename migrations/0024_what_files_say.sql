-- What a file says of itself (ADD-16): it goes with the file wherever it is shown.
alter table media
  add column alt text not null default '',
  add column decorative boolean not null default false,
  add column caption text not null default '',
  add column credit text not null default '',
  add column version integer not null default 1,
  add column described_at timestamptz,
  add column described_by uuid references account,
  add check (not decorative or alt = '');
