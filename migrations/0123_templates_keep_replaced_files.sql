-- A template names files as they were called when it was kept. One that was replaced since is found by its old name, so the old file stays with it:
-- until now it went with the last record that had shown it, and the template lost the picture.
insert into template_file (template_id, media_id)
  select f.template_id, m.id from template_file f join media m on m.replaced_in = f.media_id
  on conflict do nothing;
