-- The pages of the magazine as pictures, drawn in the background from the PDFs of public issues (decision 128).
-- They can always be drawn again: no backup holds them.
create table page_picture (
  paper_id uuid not null references paper on delete cascade,
  number integer not null check (number > 0),
  -- How often drawing has begun: a page that ends the program is not tried for ever.
  tries smallint not null default 0,
  -- Its copies, in the form of media.variants; null until it is drawn, empty where it has no size that could be shown.
  variants jsonb,
  primary key (paper_id, number)
);
