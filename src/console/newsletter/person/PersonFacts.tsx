import type { SubscriberState } from '#kinds/subscriber.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { SubscriberStateMark } from '../SubscriberStateMark.tsx';
import { type PersonKept, prayerWish, triesOf } from './personFile.ts';
import { PERSON } from './words.ts';
import './person.css';

const NETWORK_SHOWN = 8;

/** All data stored about an address, in the order people ask for them. */
export function PersonFacts({ of: kept, isEmpty }: { of: PersonKept; isEmpty: boolean }) {
  const words = useWords(PERSON);
  const language = useLanguage();
  const at = (moment: string): string => momentInWords(new Date(moment), language);
  const newsletters = kept.mails.filter(({ about }) => about === 'newsletter');
  const [last] = newsletters;
  const others = kept.mails.length - newsletters.length;
  return (
    <dl className="person-facts">
      <dt>{words.email}</dt>
      <dd>{kept.email}</dd>
      {isEmpty && <dd>{words.nothing}</dd>}
      {kept.erased_at && <dd>{words.erasedOn(at(kept.erased_at))}</dd>}
      {kept.subscriptions.map((one) => (
        <Subscription key={one.since} of={one} />
      ))}
      {kept.letters.length > 0 && <dt>{words.wrote}</dt>}
      {kept.letters.map(({ kind, subject, at: when, notice }) => (
        <dd key={when}>
          {words.letter[kind](subject, at(when))}
          <NoticeThen of={notice} />
        </dd>
      ))}
      {kept.mails.length > 0 && <dt>{words.sent}</dt>}
      {last && <dd>{words.newsletters(newsletters.length, at(last.at))}</dd>}
      {others > 0 && <dd>{words.otherMails(others)}</dd>}
      {kept.sign_ins[0] && <dt>{words.signIns}</dt>}
      {kept.sign_ins[0] && <dd>{words.signInTries(triesOf(kept), at(kept.sign_ins[0].at))}</dd>}
      {kept.later.map((email) => (
        <dd key={email}>{words.later(email)}</dd>
      ))}
      {(kept.account || kept.people > 0) && <dt>{words.stays}</dt>}
      {kept.account && <dd>{words.account}</dd>}
      {kept.people > 0 && <dd>{words.people(kept.people)}</dd>}
    </dl>
  );
}

function Subscription({ of: one }: { of: PersonKept['subscriptions'][number] }) {
  const words = useWords(PERSON);
  const language = useLanguage();
  return (
    <>
      <dt>{words.name}</dt>
      <dd>{one.name}</dd>
      {one.phone && <dt>{words.phone}</dt>}
      {one.phone && <dd>{one.phone}</dd>}
      <dt>{words.status}</dt>
      <dd>{one.deleted_at ? words.inTrash : <SubscriberStateMark of={one.state as SubscriberState} />}</dd>
      {one.prayer_hour !== null && <dt>{words.prayer}</dt>}
      {one.prayer_hour !== null && <dd>{words.prayerAt(...prayerWish(one, language))}</dd>}
      {one.goodbye && <dt>{words.reason}</dt>}
      {one.goodbye && <dd>{one.goodbye}</dd>}
      {one.parked_reason && <dt>{words.refusedBecause}</dt>}
      {one.parked_reason && <dd>{one.parked_reason}</dd>}
      <dt>{words.agreed}</dt>
      {one.by && <dd>{words.addedBy(one.by, momentInWords(new Date(one.since), language))}</dd>}
      {one.consent.map((said) => (
        <dd key={said.at + said.act}>
          {said.list === 'prayer' && `${words.prayer}: `}
          {words.act[said.act](momentInWords(new Date(said.at), language), said.page, said.by)}
          {said.network && (
            <span className="small" title={said.network}>
              {` (${words.network(said.network.slice(0, NETWORK_SHOWN))})`}
            </span>
          )}
          <NoticeThen of={said.notice} />
        </dd>
      ))}
    </>
  );
}

/** The privacy notice that was shown with the form, collapsible. */
function NoticeThen({ of: said }: { of: string }) {
  const words = useWords(PERSON);
  if (!said) return null;
  return (
    <details className="person-notice">
      <summary>{words.notice}</summary>
      <p>{said}</p>
    </details>
  );
}
