import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CHURCH_ZONE, dashedMoment } from '#lib/dates.ts';
import { MOST_SUBJECT } from '#lib/newsletterSubject.ts';
import { Button } from '#ui/Button.tsx';
import { RadioList } from '#ui/Choices.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import { MailNotice } from '../shell/mail/MailNotice.tsx';
import { BackLink, ScreenHead } from '../shell/ScreenHead.tsx';
import { useRested } from '../shell/useRested.ts';
import { SHELL } from '../shell/words.ts';
import { ChosenOrder } from './ChosenOrder.tsx';
import { useChosenNews } from './chosenNews.ts';
import { MailPane, useMailPreview } from './MailPane.tsx';
import { TestMail } from './TestMail.tsx';
import { useSending } from './useSending.ts';
import { WhenFields, whenOf } from './WhenFields.tsx';
import { NEWSLETTER, SENDING } from './words.ts';
import './newsletter.css';
import '../styles/edit.css';
import '../styles/history.css';
import '#ui/Choices.css';

/** The chosen news put into their order, called by a subject, looked at, tried, and sent now or later (001 §2.4, AMB-046, AMB-047). */
export function SendScreen() {
  const all = useWords(NEWSLETTER);
  const words = useWords(SENDING);
  const { ok } = useWords(SHELL);
  const path = usePaths();
  const navigate = useNavigate();
  const choice = useChosenNews();
  const [subject, setSubject] = useState<string>();
  const [later, setLater] = useState(false);
  const [when, setWhen] = useState(() => whenOf(null));
  const [asking, setAsking] = useState(false);
  const news = choice.news.map(({ id }) => id);
  const own = useRested(subject?.trim() ?? '');
  const preview = useMailPreview({ news, ...(own ? { subject: own } : {}) });
  const toSent = () => void navigate(path('newsletterSent'));
  const sending = useSending({ onScheduled: toSent, choice });
  const { count, failed, atFault, isDouble } = sending;

  if (sending.sent)
    return (
      <>
        <ScreenHead title={words.heading} />
        <Dialog title={all.accepted} onClose={toSent} foot={<Button onClick={toSent}>{ok}</Button>}>
          <p>{all.going(sending.sent.recipients)}</p>
        </Dialog>
      </>
    );
  const back = <BackLink to={path('newsletterAll')} name={words.back} />;
  if (news.length === 0)
    return (
      <>
        {back}
        <ScreenHead title={words.heading} />
        <EmptyState sentence={words.nothing}>
          <Link className="btn btn--line" to={path('newsletterAll')}>
            {words.choose}
          </Link>
        </EmptyState>
      </>
    );
  const body = { news, ...(subject?.trim() ? { subject: subject.trim() } : {}) };
  const at = later ? `${when.day}T${when.time}` : undefined;
  const isTimed = when.day !== '' && when.time !== '';
  const whenSaid =
    at && isTimed ? words.onDay(dashedMoment(new Date(`${at}:00${CHURCH_ZONE}`))) : words.rightNow;
  const hint =
    later && !isTimed ? words.noTime : count === 0 && !later ? all.nobody : words.to(count, whenSaid);
  const submit = () => (at === undefined ? setAsking(true) : sending.send({ ...body, at }));
  return (
    <>
      {back}
      <ScreenHead title={words.heading} />
      <MailNotice />
      {failed && (
        <Notice tone="bad">
          <div>
            <p>{failed}</p>
            <p className="small">{words.nothingSent}</p>
          </div>
          {isDouble && (
            <Button look="line" onClick={() => sending.send({ ...body, ...(at ? { at } : {}), again: true })}>
              {words.again}
            </Button>
          )}
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="compose">
          <div className="compose-do">
            <section className="tight" aria-labelledby="stories">
              <div className="rowline">
                <h2 id="stories">{words.stories}</h2>
                <Link className="btn btn--text far" to={path('newsletterAll')}>
                  <Icon name="plus" />
                  {words.more}
                </Link>
              </div>
              <ChosenOrder choice={choice} />
              <p className="hint">{words.order}</p>
            </section>
            <TextField
              label={words.subject}
              hint={words.subjectHint}
              limit={MOST_SUBJECT}
              value={subject ?? preview.data?.subject ?? ''}
              onValue={setSubject}
            />
            <div className="tight">
              <RadioList
                legend={words.when}
                value={later ? 'later' : 'now'}
                options={[
                  { value: 'now', name: words.now },
                  { value: 'later', name: words.later },
                ]}
                onValue={(value) => setLater(value === 'later')}
              />
              {later && <WhenFields at={when} onAt={setWhen} error={atFault} />}
            </div>
            <TestMail body={body} />
          </div>
          <MailPane preview={preview} />
        </div>
        <div className="savebar">
          <span className="hint" id="to-whom" role="status">
            {hint}
          </span>
          <Button
            type="submit"
            icon="send"
            busy={sending.isPending}
            disabled={later ? !isTimed : count === 0}
            aria-describedby="to-whom"
          >
            {all.send}
          </Button>
        </div>
      </form>
      {asking && (
        <ConfirmDialog
          prompt={words.ask(count ?? 0)}
          note={words.askNote}
          {...{ yes: words.yes, no: words.no }}
          busy={sending.isPending}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            sending.send(body);
          }}
        />
      )}
    </>
  );
}
