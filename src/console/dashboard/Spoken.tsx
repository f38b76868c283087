import { Link } from 'react-router';
import { languageOf } from '#lib/language.ts';
import { buttonClass } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { useThingPath } from '../kit/useThingPath.ts';
import { joined, LinesPart, useWhen } from './Lines.tsx';
import type { PartState } from './Part.tsx';
import type { Today } from './useToday.ts';
import { TODAY } from './words.ts';

/** Comments on records that wait for an answer. */
export function Spoken(state: PartState<NonNullable<Today['said']>[number]>) {
  const words = useWords(TODAY);
  const pathOf = useThingPath();
  const when = useWhen();
  return (
    <LinesPart
      {...state}
      name={words.parts.said}
      line={(row) => ({
        key: `${row._id} ${row.at}`,
        title: words.said(row.by, row.sentence),
        className: 't desk-back',
        below: joined(row.title || words.untitled, when(row.at)),
        belowIn: languageOf(row.title),
        end: (
          <Link className={buttonClass('line')} to={pathOf(row)} aria-label={words.answerTo(row.title)}>
            {words.answer}
          </Link>
        ),
      })}
    />
  );
}
