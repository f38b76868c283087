-- Which session a sign-in has begun, so that who reads of it can end that.
alter table sign_in add column session_id uuid;
