import { Link } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { pathInConsole } from '#kinds/recordPaths.ts';
import { reviewedKind } from '#kinds/reviewed.ts';
import { TEMPLATE } from '#kinds/templates.ts';
import { named } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from '../kit/organisation.ts';
import type { LibraryFile } from './useLibrary.ts';
import { LIBRARY } from './words.ts';

type Place = LibraryFile['places'][number];

/** Where a file is used; places that the user may open link to their form. */
export function FilePlaces({ file: { places, own } }: { file: LibraryFile }) {
  const words = useWords(LIBRARY);
  const readable = places.filter((place) => place.readable);
  const others = places.length - readable.length;
  return (
    <section aria-label={words.used}>
      <h3>
        {words.used} {places.length > 0 && <span className="hint">{words.usedCount(places.length)}</span>}
      </h3>
      {places.length === 0 ? (
        own && <p className="hint">{words.usedNowhere}</p>
      ) : (
        <ul className="library-places">
          {readable.map((place) => (
            <PlaceLine key={place.kind + place._id} place={place} />
          ))}
          {others > 0 && <li className="hint">{words.elsewhere(others)}</li>}
        </ul>
      )}
    </section>
  );
}

function PlaceLine({ place }: { place: Place }) {
  const words = useWords(LIBRARY);
  const { brand } = useOrganisation();
  const kind: Kind | undefined = KINDS[place.kind as KindName];
  const reviewed = reviewedKind(place.kind);
  const labels = place.fields.map((name) => kind?.fields[name]?.label ?? name);
  const otherwise = place.kind === TEMPLATE ? words.template : words.newsletter;
  const where = kind ? [named(kind.one), labels.join(', ')].join(': ') : otherwise;
  const state = place.trashed ? words.inTrash : place.activated ? words.onSite : words.offSite;
  const title = place.title || where;
  return (
    <li>
      {reviewed && !place.trashed ? (
        <Link to={pathInConsole({ kind: reviewed.name, id: place._id, ofDiocese: place.diocese }, brand)}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      <span className="hint">
        {[where, ...(kind ? [state] : []), ...(place.own_words ? [words.ownWords] : [])].join(' | ')}
      </span>
    </li>
  );
}
