import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DATA_AT, DATA_PARTS, DATA_REGISTER, type DataPart } from '#lib/dataPlaces.ts';
import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { whoAnswers } from '#lib/notices.ts';
import { retentionOf } from '#lib/retention.ts';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useOrganisation } from '../kit/organisation.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { Sheet } from './Sheet.tsx';
import { DATA } from './words.ts';
import './data.css';

/**
 * The processing register: which personal data are stored, why, for how long, and where they are sent. Derived from the settings; nothing is typed.
 */
export function RegisterScreen() {
  const words = useWords(DATA);
  const organisation = useOrganisation();
  const language = useLanguage();
  return (
    <>
      <ScreenHead title={words.heading}>
        <Button look="line" icon={MORE_ICONS.print} onClick={() => window.print()}>
          {words.print}
        </Button>
      </ScreenHead>
      <div className="data-printed">
        <p className="lead-in">
          {words.registerLead(organisation.name, newsDay(dayOf(new Date()), language))}
        </p>
        <Kept />
        <Places />
        <section className="data-part">
          <h2>{words.responsible}</h2>
          {whoAnswers(organisation, language).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      </div>
    </>
  );
}

function Kept() {
  const words = useWords(DATA);
  const { parts, data, why, howLong } = useWords(DATA_REGISTER);
  const kept = retentionOf(useOrganisation());
  const { what, holds, ...heads } = words.heads;
  return (
    <section className="data-part">
      <h2>{words.kept}</h2>
      <Sheet
        caption={words.kept}
        heads={[what, holds, heads.why, heads.howLong]}
        rows={DATA_PARTS.map((part) => ({
          key: part,
          cells: [parts[part], data[part], why[part], howLong[part](kept)],
        }))}
      />
    </section>
  );
}

function Places() {
  const words = useWords(DATA);
  const { parts, places, what, here } = useWords(DATA_REGISTER);
  const sentence = useSentence();
  const { userId } = useStaff();
  const { data, error, refetch } = useQuery({
    queryKey: ['dataPlaceList', userId],
    queryFn: ({ signal }) => send('dataPlaceList', { signal }),
  });
  const { place, where, data: holds } = words.placeHeads;
  const held = (those: readonly DataPart[]): string => {
    const without = DATA_PARTS.filter((part) => !those.includes(part));
    if (without.length < 2) return words.allBut(without.map((part) => parts[part]));
    return those.map((part) => parts[part]).join(', ') || words.nothing;
  };
  return (
    <section className="data-part">
      <h2>{words.places}</h2>
      <p className="hint">{words.placesHint}</p>
      {error && <ErrorState sentence={sentence(error, words.failed.places)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data && (
        <Sheet
          caption={words.places}
          heads={[place, where, holds]}
          rows={data.docs.map((one) => ({
            key: one.place,
            cells: [
              <>
                {places[one.place]} <span className="hint">{what[one.place]}</span>
              </>,
              shownHosts(one.hosts) ?? here,
              held(DATA_AT[one.place]),
            ],
          }))}
        />
      )}
    </section>
  );
}

/** Host names as shown; undefined for none. */
const shownHosts = (hosts: readonly string[]): ReactNode =>
  hosts.length > 0 ? <span className="data-hosts">{hosts.join(', ')}</span> : undefined;
