-- Of what in the sample church a file is made while it is not in the store yet; null once it is there, as for every upload.
-- The version before answers such a file with 404, and makes nothing of it, until every copy runs this one.
alter table media add column made_from text;
