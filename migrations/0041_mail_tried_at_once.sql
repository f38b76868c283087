-- When somebody last wanted it tried at once, instead of after its rest.
alter table mail_trouble add column asked_at timestamptz;
