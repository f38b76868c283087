import { useNavigate, useParams } from 'react-router';
import { dashedMoment } from '#lib/dates.ts';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Cell, Table, TableRow } from '#ui/Table.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import { ErrorState } from '../shell/ErrorState.tsx';
import { MailNotice } from '../shell/mail/MailNotice.tsx';
import { BackLink, ScreenHead } from '../shell/ScreenHead.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { useChosenNews } from './chosenNews.ts';
import { Progress, Tellings } from './Progress.tsx';
import { type ReadSent, useOneSent } from './useSent.ts';
import { SENT } from './words.ts';
import './newsletter.css';
import '../styles/history.css';
import '../styles/list.css';

/** One newsletter: how far it has come, whom it did not reach and why, what stood in it, and who did what with it (AMB-047). */
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
      {data && <Newsletter of={data} />}
    </>
  );
}

function Newsletter({ of }: { of: ReadSent }) {
  const words = useWords(SENT);
  const { sent, refused, waiting, refusals, stories, acts, page, state } = of;
  const number = (count: number) => count.toLocaleString('en-IN');
  return (
    <div className="going-all">
      {state !== 'done' && state !== 'cancelled' && <MailNotice />}
      <Progress of={of} />
      {page && (
        <dl className="sums">
          {(
            [
              [words.sums.sent, sent],
              [words.sums.refused, refused],
              [words.sums.waiting, waiting],
            ] as const
          ).map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Tellings of={of} />
      <div className="rowline">
        {page && (
          <a className="btn btn--line" href={page}>
            <Icon name="eye" />
            {words.read}
          </a>
        )}
        <StartAnew stories={stories} />
      </div>
      {refusals.length > 0 && (
        <section aria-labelledby="refusals">
          <h2 className="part" id="refusals">
            {words.refusals}
          </h2>
          <Table caption={words.refusals} columns={[words.address, words.answer]}>
            {refusals.map(({ address, answer }) => (
              <TableRow key={address}>
                <Cell className="main wrapany">{address}</Cell>
                <Cell className="line wrapany" data-head={words.answer}>
                  {answer}
                </Cell>
              </TableRow>
            ))}
          </Table>
        </section>
      )}
      <section aria-labelledby="its-news">
        <h2 className="part" id="its-news">
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
        <h2 className="part" id="acts">
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

/** Chooses the same news for a newsletter of their own. */
function StartAnew({ stories }: { stories: ReadSent['stories'] }) {
  const words = useWords(SENT);
  const path = usePaths();
  const navigate = useNavigate();
  const choice = useChosenNews();
  const there = stories.flatMap(({ _id, title, of }) => (_id ? [{ id: _id, title, of }] : []));
  if (there.length === 0) return null;
  return (
    <Button
      look="line"
      icon="draft"
      onClick={() => {
        choice.replace(there);
        void navigate(path('newsletterSend'));
      }}
    >
      {words.anew}
    </Button>
  );
}
