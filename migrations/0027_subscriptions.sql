-- Whoever subscribes on the website is asked by mail whether it was really them, and gets no newsletter before the answer.
alter table subscriber add column confirmed boolean not null default true;
-- Why somebody left, in their own words.
alter table subscriber add column goodbye text not null default '';
