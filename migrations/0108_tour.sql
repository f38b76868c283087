-- Where somebody is in the first-day tour: a step, 0 for who has left it or come to its end; null: was not asked yet, or has not answered.
alter table account add column tour_step smallint;
