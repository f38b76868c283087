-- Pictures and papers once: files that are kept on purpose, shared, thrown away, put in the place of others, and cut out of others.
alter table media
  -- Every unit may use it.
  add column for_all boolean not null default false,
  -- Since when it belongs to the library without anything that uses it; until when it stays says kept_until, which the version before knows too.
  add column library_since timestamptz,
  add column trashed_at timestamptz,
  -- It is what stood in the place of this file until it was replaced, and comes back there by undoing.
  add column replaced_in uuid,
  add column replaced_at timestamptz,
  -- It was cut out of this file: left, top, width and height as shares of it.
  add column cut_of uuid,
  add column cut real[],
  -- What the picture looks like in 64 bits: those of two sizes of one picture hardly differ.
  add column sketch bit(64);
create index media_for_all on media (id) where for_all;
create index media_of_unit on media (unit_id, id);
create index media_sum on media (sha256);
create index media_replaced on media (replaced_in) where replaced_in is not null;
create index media_cut on media (cut_of) where cut_of is not null;
