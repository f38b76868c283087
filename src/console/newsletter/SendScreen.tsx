import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { NEWSLETTER as LOOKED_AT } from '#kinds/checks/newsletter.ts';
import { CHURCH_ZONE, dashedMoment } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { MOST_SUBJECT, MOST_WITH_PICTURES } from '#lib/newsletterLimits.ts';
import { Button } from '#ui/Button.tsx';
import { RadioList } from '#ui/Choices.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { onDemand } from '../kit/onDemand.ts';
import { mailsLeave } from '../kit/organisation.ts';
import { usePaths } from '../kit/paths.ts';
import { BackLink, ScreenHead } from '../kit/ScreenHead.tsx';
import { useDebounced } from '../kit/useDebounced.ts';
import { WhenFields, whenOf } from '../kit/WhenFields.tsx';
import { SHELL } from '../kit/words.ts';
import { MailNotice } from '../mailState/MailNotice.tsx';
import { ChosenOrder } from './ChosenOrder.tsx';
import { type Choice, useChosenNews } from './chosenNews.ts';
import { GreetingField } from './GreetingField.tsx';
import { MailPane, useMailPreview } from './MailPane.tsx';
import { TestMail } from './TestMail.tsx';
import { useMistakes } from './useMistakes.ts';
import { useSending } from './useSending.ts';
import { NEWSLETTER, SENDING } from './words.ts';
import './newsletter.css';
import '../kit/form/edit.css';
import '../history/history.css';

const Checks = onDemand(() => import('../checks/Checks.tsx'), 'Checks');

/** Orders the chosen news, sets the subject, previews, tests, and sends now or later (001 §2.4, AMB-046, AMB-047). */
export function SendScreen() {
  const all = useWords(NEWSLETTER);
  const words = useWords(SENDING);
  const { ok } = useWords(SHELL);
  const path = usePaths();
  const navigate = useNavigate();
  const choice = useChosenNews();
  const [asking, setAsking] = useState(false);
  const news = choice.news.map(({ id }) => id);
  const { subject, greeting = '', at: when, draft } = choice;
  const own = useDebounced(subject?.trim() ?? '');
  const greets = useDebounced(greeting);
  const mistakes = useMistakes(choice);
  // The preview lags a little behind the input, so its content is validated separately.
  const rested = useMistakes({ subject: own, greeting: greets });
  const [language, setLanguage] = useState<Language | ''>('');
  const preview = useMailPreview(
    { news, greeting: greets, ...(own ? { subject: own } : {}), ...(language ? { language } : {}) },
    !rested.first,
  );
  const toSent = () => void navigate(path('newsletterSent'));
  const sending = useSending({ onNoted: toSent, choice });
  const { count, atFault } = sending;

  if (sending.sent)
    return (
      <>
        <ScreenHead title={words.heading} />
        <Dialog title={all.accepted} onClose={toSent} foot={<Button onClick={toSent}>{ok}</Button>}>
          <p>{(mailsLeave() ? all.going : all.goingNowhere)(sending.sent.recipients)}</p>
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
  const mail = { news, greeting, ...(subject?.trim() ? { subject: subject.trim() } : {}) };
  const kept = { ...mail, ...(draft ? { newsletter: draft.id, version: draft.version } : {}) };
  const later = when !== undefined;
  const at = when && `${when.day}T${when.time}`;
  const isTimed = when !== undefined && when.day !== '' && when.time !== '';
  const body = { ...kept, ...(at ? { at } : {}) };
  const whenSaid =
    at && isTimed ? words.onDay(dashedMoment(new Date(`${at}:00${CHURCH_ZONE}`))) : words.rightNow;
  const hint =
    mistakes.first ??
    (later && !isTimed ? words.noTime : count === 0 && !later ? all.nobody : words.to(count, whenSaid));
  const submit = () => (at === undefined ? setAsking(true) : sending.send(body));
  return (
    <>
      {back}
      <ScreenHead title={words.heading} />
      <MailNotice />
      <Failed sending={sending} onAgain={() => sending.send({ ...body, again: true })} choice={choice} />
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
              {news.length > MOST_WITH_PICTURES && <p className="hint">{words.isShort(news.length)}</p>}
            </section>
            <TextField
              label={words.subject}
              hint={words.subjectHint}
              limit={MOST_SUBJECT}
              error={sending.fields.subject ?? mistakes.subject}
              value={subject ?? preview.data?.subject ?? ''}
              onValue={(typed) => choice.change({ subject: typed })}
            />
            <GreetingField choice={choice} error={sending.fields.greeting ?? mistakes.greeting} />
            <div className="tight">
              <RadioList
                legend={words.when}
                value={later ? 'later' : 'now'}
                options={[
                  { value: 'now', name: words.now },
                  { value: 'later', name: words.later },
                ]}
                onValue={(value) => choice.change({ at: value === 'later' ? whenOf(null) : undefined })}
              />
              {when && <WhenFields at={when} onAt={(to) => choice.change({ at: to })} error={atFault} />}
            </div>
            <Checks
              of={LOOKED_AT}
              id={undefined}
              values={{ subject: subject ?? preview.data?.subject ?? '', greeting, news: choice.news }}
              set={(name, value) => choice.change({ [name]: value })}
            />
            <TestMail body={mail} disabled={mistakes.first !== undefined} />
          </div>
          <MailPane preview={preview} language={language} onLanguage={setLanguage} />
        </div>
        <div className="savebar savebar--two">
          <span className="hint" id="to-whom" role="status">
            {hint}
          </span>
          <Button
            look="line"
            icon="draft"
            busy={sending.isSaving}
            disabled={sending.isPending || mistakes.first !== undefined}
            onClick={() => sending.save(kept)}
          >
            {words.save}
          </Button>
          <Button
            type="submit"
            icon={MORE_ICONS.send}
            busy={sending.isPending}
            disabled={mistakes.first !== undefined || (later ? !isTimed : count === 0)}
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

/** What was rejected, and what can be done about it. Nothing composed is lost. */
function Failed({
  sending: { failed, isDouble, isOutdated, forget },
  choice,
  onAgain,
}: {
  sending: ReturnType<typeof useSending>;
  choice: Choice;
  onAgain: () => void;
}) {
  const words = useWords(SENDING);
  if (!failed) return null;
  const goOn = () => {
    choice.change({ draft: undefined });
    forget();
  };
  return (
    <Notice tone="bad">
      <div>
        <p>{failed}</p>
        <p className="small">{isOutdated ? words.nothingDone : words.nothingSent}</p>
      </div>
      {isDouble && (
        <Button look="line" onClick={onAgain}>
          {words.again}
        </Button>
      )}
      {isOutdated && (
        <Button look="line" onClick={goOn}>
          {words.asNew}
        </Button>
      )}
    </Notice>
  );
}
