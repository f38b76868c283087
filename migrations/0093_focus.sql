-- What has to stay in sight of a picture where it is shown in another shape: a corner, a side; null for its middle.
alter table media add column focus text;
