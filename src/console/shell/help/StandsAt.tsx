import { useWords } from '#ui/useWords.ts';
import { HELP_WORDS } from './helpWords.ts';
import { usePlace } from './usePlace.ts';
import '../form/edit.css';

/** A form's first words: where what is written in it will stand, with a link to that page. */
export function StandsAt() {
  const words = useWords(HELP_WORDS);
  const place = usePlace();
  if (!place) return null;
  return (
    <p className="stands-at">
      {words.stands}
      {place.path ? (
        <a href={place.path} target="_blank" rel="noopener">
          {place.label}
        </a>
      ) : (
        place.label
      )}
      .
    </p>
  );
}
