-- Titles and names stand in lists as in the alphabet of their script, not by code points, which have another order in Tamil and Malayalam. Each of the five is a
-- collation of ICU of its own, since what CLDR says of one script holds in its collation alone. They are ours rather than PostgreSQL's so that the role may
-- renew them after another version of ICU (src/store/database/alphabets.ts). A PostgreSQL that was built without ICU stays at code points.
do $$
declare
  language text;
begin
  foreach language in array array['und', 'ta', 'te', 'kn', 'ml'] loop
    begin
      execute format('create collation %I (provider = icu, locale = %L)', 'alphabet_' || language, language);
    exception when feature_not_supported then
      execute format('create collation %I from "C"', 'alphabet_' || language);
    end;
  end loop;
end
$$;

-- Which block of 128 code points a title's first letter is in: 23 Tamil, 24 Telugu, 25 Kannada, 26 Malayalam. Digits and punctuation before it are passed over here, though not in the collation: such titles come first in their script.
create function block_of(title text) returns integer immutable strict parallel safe language sql as $$
  select ascii(ltrim(title, ' !"''()*,-./0123456789:;?[]`«»‘’“”–—…')) >> 7
$$;
