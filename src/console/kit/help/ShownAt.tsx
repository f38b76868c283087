import { useWords } from '#ui/useWords.ts';
import { HELP_WORDS } from './helpWords.ts';
import { usePlace } from './usePlace.ts';
import '../form/edit.css';

/** Introduces a form: says where its content will appear on the website, with a link to that page. */
export function ShownAt() {
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
