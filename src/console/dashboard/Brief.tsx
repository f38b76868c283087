import { Fragment } from 'react';
import { Link } from 'react-router';
import { churchMinute } from '#lib/dates.ts';
import { timeOf } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useWaitingCounts } from '../kit/useWaitingCounts.ts';
import type { Today } from './useToday.ts';
import { TODAY } from './words.ts';

/** The day in a sentence: at most two facts, and a newsletter that is sent today. Zero counts are omitted; if all are zero, it is a quiet day. */
export function Brief({ today }: { today: Today | undefined }) {
  const words = useWords(TODAY);
  const language = useLanguage();
  const path = usePaths();
  const { is } = useStaff();
  const counts = useWaitingCounts();
  if (!counts) return <p className="desk-brief" />;
  const isOffice = is === 'full_administrator';
  const isDiocese = is === 'diocese_user';
  const waits = isOffice ? counts.departments + counts.dioceses : 0;
  const letters = counts.enquiries + counts.orders;
  const inbox = path(isDiocese ? 'dioceseQueries' : 'enquiries');
  const facts: { said: readonly [string, string, string]; to: string }[] = [];
  if (waits > 0) facts.push({ said: words.waiting(waits), to: path('waiting') });
  if (counts.sent_back > 0 && !isOffice)
    facts.push({
      said: words.sentBack(counts.sent_back),
      to: path(isDiocese ? 'dioceseNews' : 'departmentNews'),
    });
  if (letters > 0)
    facts.push({ said: facts.length > 0 ? words.letters(letters) : words.lettersOnly(letters), to: inbox });
  const newsletter = today?.due?.find(({ act, day }) => act === 'newsletter' && day === today.day);
  return (
    <p className="desk-brief">
      {facts.length === 0 && words.quiet}
      {facts.map(({ said: [before, link, behind], to }, at) => (
        <Fragment key={to}>
          {at > 0 && words.and}
          {before}
          <Link to={to}>{link}</Link>
          {behind}
        </Fragment>
      ))}
      {facts.length > 0 && '.'}
      {newsletter?.at && words.newsletterAt(timeOf(churchMinute(new Date(newsletter.at)), language))}
    </p>
  );
}
