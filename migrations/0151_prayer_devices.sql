-- Devices that show the day's prayer as a notification (web push, decision 51). Nothing says whose they are: the address is one that the browser's push
-- service made for this website alone.
create table prayer_device (
  -- SHA-256 of the address, which may be too long for an index.
  endpoint_hash bytea primary key,
  endpoint text not null check (length(endpoint) <= 1000),
  -- The device's public key and secret, base64url, by which what is sent is encrypted for it alone.
  p256dh text not null,
  auth text not null,
  -- Of the church's time zone.
  hour integer not null,
  language text not null,
  -- The last day that is done with: written by the statement that takes the device, before anything is sent, so that a day comes at most once.
  sent_day date not null,
  -- Days without success since the last one.
  failures integer not null default 0,
  -- The notice that stood below the button.
  notice text references notice on delete set null,
  created_at timestamptz not null
);
create index prayer_device_due on prayer_device (sent_day, hour);
