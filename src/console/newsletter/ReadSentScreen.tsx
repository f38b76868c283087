import { useParams } from 'react-router';
import { dashedMoment } from '#lib/dates.ts';
import { languageOf } from '#lib/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { mailsLeave } from '../kit/organisation.ts';
import { usePaths } from '../kit/paths.ts';
import { BackLink, ScreenHead } from '../kit/ScreenHead.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { MailNotice } from '../mailState/MailNotice.tsx';
import { Progress, Stale, Tellings } from './Progress.tsx';
import { Refusals } from './Refusals.tsx';
import { Sums } from './Sums.tsx';
import { TakeUp } from './TakeUp.tsx';
import { type ReadSent, useOneSent } from './useSent.ts';
import { SENT } from './words.ts';
import './newsletter.css';
import './order.css';
import '../history/history.css';
import '../kit/list/list.css';

/** One newsletter: its progress, whom it did not reach and why, its content, and who did what with it (AMB-047). */
export function ReadSentScreen() {
  const { id = '' } = useParams();
  const words = useWords(SENT);
  const sentence = useSentence();
  const path = usePaths();
  const { data, error, refetch } = useOneSent(id);
  return (
    <>
      <BackLink to={path('newsletterSent')} name={words.tab} />
      <ScreenHead title={data?.subject ?? words.heading} />
      {!data && error && (
        <ErrorState sentence={sentence(error, words.failed.get)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton rows={6} />}
      {data && <Stale error={error} />}
      {data && <Newsletter of={data} />}
    </>
  );
}

function Newsletter({ of }: { of: ReadSent }) {
  const words = useWords(SENT);
  const { sent, refused, waiting, stories, acts, page, state } = of;
  const isDraft = state === 'draft';
  return (
    <div className="going-all">
      {state !== 'done' && state !== 'cancelled' && <MailNotice />}
      <Progress of={of}>{isDraft && <TakeUp of={of} />}</Progress>
      {page && (
        <Sums
          of={[
            { name: mailsLeave() ? words.sums.sent : words.inFiles, count: sent },
            { name: words.sums.refused, count: refused },
            { name: words.sums.waiting, count: waiting },
          ]}
        />
      )}
      <Tellings of={of} />
      <div className="rowline">
        {page && (
          <a className="btn btn--line" href={page}>
            <Icon name="eye" />
            {words.read}
          </a>
        )}
        {!isDraft && <TakeUp of={of} />}
      </div>
      <Refusals of={of} />
      <section aria-labelledby="its-news">
        <h2 className="going-part" id="its-news">
          {words.stories}
        </h2>
        <ol className="order">
          {stories.map(({ _id, title, of: unit }) => (
            <li key={_id ?? title}>
              <div>
                <span className="t" lang={languageOf(title)}>
                  {title}
                </span>
                <span className="small">{unit}</span>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="acts">
        <h2 className="going-part" id="acts">
          {words.acts}
        </h2>
        <ol className="sentences">
          {acts.toReversed().map(({ act, at, by }) => (
            <li key={`${act} ${at}`}>
              <span>
                <b>{by || words.program}</b> {words.did[act]}
              </span>
              <time dateTime={at}>{dashedMoment(new Date(at))}</time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
