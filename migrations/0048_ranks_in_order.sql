-- The rank of an advertisement as a number, so that a list goes from the highest to the lowest: by their names gold would be the first.
alter table promotion add column rank smallint not null generated always as
  (case type when 'platinum' then 3 when 'gold' then 2 else 1 end) stored;
