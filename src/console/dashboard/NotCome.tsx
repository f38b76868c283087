import { Link } from 'react-router';
import { momentInWords } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { useThingPath } from '../kit/useThingPath.ts';
import { SCHEDULE } from '../schedule/words.ts';
import { Part, type PartState } from './Part.tsx';
import type { Today } from './useToday.ts';
import { TODAY } from './words.ts';

type Row = NonNullable<Today['failed_plans']>[number];

/** Scheduled actions that failed: fixed in the record's form, or discarded. */
export function NotCome(state: PartState<Row>) {
  const words = useWords(TODAY);
  const { failed, sentBack } = useWords(SCHEDULE);
  const language = useLanguage();
  const sentence = useSentence();
  const pathOf = useThingPath();
  const throwAway = async (plan: string) => {
    try {
      await send('scheduleDelete', { id: plan });
      say(words.thrownAway);
    } catch (error) {
      sayFailed(sentence(error, words.failedThrow));
    }
    state.onRetry();
  };
  return (
    <Part {...state} name={words.parts.failed_plans}>
      {(rows) => (
        <ul className="desk-lines">
          {rows.map((row) => (
            <li key={row.plan}>
              <div>
                <span className="t" lang={languageOf(row.title)}>
                  {row.title || words.untitled}
                </span>
                <span className="small">
                  {row.sent_back_by === null
                    ? failed(row.act, momentInWords(new Date(row.at), language))
                    : sentBack(row.sent_back_by)}{' '}
                  {row.note}
                </span>
                <Button
                  look="text"
                  aria-label={words.throwAwayOf(row.title)}
                  onClick={() => void throwAway(row.plan)}
                >
                  {words.throwAway}
                </Button>
              </div>
              <Link className={buttonClass('line')} to={pathOf(row)} aria-label={words.mendOf(row.title)}>
                {words.mend}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
