import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ListBody } from '../kit/list/ListParts.tsx';
import { RecordTable, RowTitle } from '../kit/list/RecordTable.tsx';
import { useList } from '../kit/list/useList.ts';
import { usePaths } from '../kit/paths.ts';
import { useSentence } from '../kit/useSentence.ts';
import { MailNotice } from '../mailState/MailNotice.tsx';
import { NewsletterHead } from './NewsletterHead.tsx';
import { momentOf, Progress, Stale, Tellings } from './Progress.tsx';
import { SentState } from './SentState.tsx';
import { type Sent, useNewestSent } from './useSent.ts';
import { SENDING, SENT } from './words.ts';
import '../kit/list/list.css';

const SIZE = 20;

/** Newsletters that were sent, are being sent, or are scheduled (AMB-047; look book, console-newsletter-sent). */
export function SentScreen() {
  const words = useWords(SENT);
  const path = usePaths();
  const newest = useNewestSent();
  const list = useList<Sent>({
    key: ['newsletterList'],
    size: SIZE,
    load: (part, signal) => send('newsletterList', { body: part, signal }),
    failed: words.failed.list,
  });
  const now = new Map(newest.data?.map((one) => [one._id, one]));
  const going = [...now.values()].filter(({ state }) => state === 'sending' || state === 'paused');
  return (
    <>
      <NewsletterHead />
      <div className="mt going-all">
        <MailNotice />
        {newest.data && <Stale error={newest.error} />}
        {going.map((one) => (
          <div key={one._id} className="tight">
            <Progress of={one} named />
            <Tellings of={one} />
          </div>
        ))}
      </div>
      <h2 className="going-part">{words.all}</h2>
      <ListBody
        list={list}
        empty={words.empty}
        next="send"
        onClear={undefined}
        counted={(shown, total) => words.counted(shown, total)}
      >
        {(rows) => (
          <RecordTable
            caption={words.caption}
            rows={rows.map((row) => now.get(row._id) ?? row)}
            nameOf={(row) => row.subject}
            selection={undefined}
            columns={[
              {
                head: words.subject,
                fold: 'main',
                cell: (row) => (
                  <RowTitle
                    title={row.subject}
                    to={path('newsletterRead', { id: row._id })}
                    below={[row.created_by.user_name]}
                  />
                ),
              },
              { head: words.date, fold: 'date', cell: momentOf },
              {
                head: words.sent,
                fold: 'of',
                cell: (row) =>
                  (row.started_at || row.state === 'scheduled') && (
                    <>
                      {words.of(row.sent, row.recipients)}
                      {row.refused > 0 && <span className="d badly">{words.refusedOf(row.refused)}</span>}
                    </>
                  ),
              },
              { head: words.status, fold: 'state', cell: (row) => <SentState of={row} /> },
            ]}
          />
        )}
      </ListBody>
      <PlainTest />
    </>
  );
}

/** A test mail that only shows that mails leave this server. */
function PlainTest() {
  const words = useWords(SENDING);
  const { failed } = useWords(SENT);
  const sentence = useSentence();
  const test = useMutation({ mutationFn: () => send('mailTest', { body: {} }) });
  return (
    <section className="tight" aria-label={words.test}>
      <p>
        <Button look="line" icon="mail" busy={test.isPending} onClick={() => test.mutate()}>
          {words.test}
        </Button>
      </p>
      {test.error && <Notice tone="bad">{sentence(test.error, failed.test)}</Notice>}
      {test.data && !test.isPending && (
        <Notice tone={test.data.taken ? 'good' : 'bad'}>{words.said(test.data.message)}</Notice>
      )}
    </section>
  );
}
