-- Where changes of what is on the site wait for the office, or do not, otherwise than the church has settled for all.
-- The version before asks the church's setting alone, until every copy runs this one.
create table unit_changes_wait (
  -- A department or a diocese.
  unit_id uuid primary key,
  wait boolean not null,
  changed_at timestamptz not null,
  changed_by uuid references account on delete set null
);
