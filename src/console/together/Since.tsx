import { useQuery } from '@tanstack/react-query';
import { momentFromNow } from '#lib/dayNames.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import type { Place } from '../kit/form/placeOf.ts';
import { HistoryLink } from '../kit/HistoryLink.tsx';
import { TOGETHER } from './words.ts';

interface Props {
  place: Place;
  labelOf: (name: string) => string;
  /** The form's address, to come back to from the history. */
  back: string;
}

/** What others have changed since the user last had this form open. */
export function Since({ place: { kind, record }, labelOf, back }: Props) {
  const words = useWords(TOGETHER);
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['presenceSince', kind, record],
    queryFn: () => send('presenceSince', { body: { kind, record }, quiet: true }),
    // Requested once each time the form is opened, which also records the visit.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const since = data?.since;
  if (!since) return null;
  const names = since.changed.map((name) => words.others[name as 'unit'] ?? labelOf(name));
  return (
    <Notice tone="quiet">
      <span>
        {words.changedSince(momentFromNow(new Date(since.looked), new Date(), language), names.join(', '))}{' '}
        {since.by.length > 0 && words.changedBy(since.by.join(', '))}
      </span>
      <span className="acts">
        <HistoryLink kind={kind} id={record} name="" back={back} className={buttonClass('line')} />
      </span>
    </Notice>
  );
}
