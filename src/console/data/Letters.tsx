import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  BOARD_HOURS,
  BREACH_TEXTS,
  type BreachLetter,
  boardLetter,
  letterAsText,
  personLetter,
} from '#lib/breach.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { MailNotice } from '../mailState/MailNotice.tsx';
import { type Breach, type BreachValues, factsOf } from './values.ts';
import { DATA } from './words.ts';

interface Props {
  breach: Breach;
  values: BreachValues;
  dirty: boolean;
  reload: () => Promise<unknown>;
}

/** The two letters made from the input, for copying and printing, and for sending to the people affected. */
export function Letters({ breach, values, dirty, reload }: Props) {
  const words = useWords(DATA);
  const language = useLanguage();
  const organisation = useOrganisation();
  const facts = factsOf(values);
  const told = breach.letters.reduce((sum, { people }) => sum + people, 0);
  const counts = { people: breach.people, told, toldAt: breach.letters[0]?.at ?? null };
  const due = new Date(new Date(breach.noticed_at).getTime() + BOARD_HOURS * 3_600_000);
  const by = momentInWords(due, language);
  return (
    <>
      <section className="data-part">
        <h2>{words.toBoard}</h2>
        <p className="hint">
          {due < new Date() ? words.dueOver(by) : words.due(by)} {words.lawyer}
        </p>
        <Letter letter={boardLetter(facts, counts, organisation)} />
      </section>
      <section className="data-part">
        <h2>{words.toPeople}</h2>
        <p className="hint">{words.toPeopleHint}</p>
        <Letter letter={personLetter(facts, values.parts, organisation)}>
          <Tell {...{ breach, dirty, reload }} />
        </Letter>
        <ul>
          {breach.letters.map(({ at, by: sender, people }) => (
            <li key={at}>{words.sent(people, momentInWords(new Date(at), language), sender)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** A letter, with copying and printing; only the one whose button was pressed is printed. */
function Letter({ letter, children }: { letter: BreachLetter; children?: React.ReactNode }) {
  const words = useWords(DATA);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    window.print();
    setPrinting(false);
  }, [printing]);
  const copy = () =>
    navigator.clipboard.writeText(letterAsText(letter)).then(
      () => say(words.copied),
      () => sayFailed(words.failed.copy),
    );
  return (
    <>
      <article lang="en" className={printing ? 'data-letter data-printed' : 'data-letter'}>
        <h3>{letter.subject}</h3>
        <p>{letter.opening}</p>
        {letter.parts.map(({ heading, text }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </div>
        ))}
      </article>
      <div className="acts">
        <Button look="line" icon={MORE_ICONS.copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button look="line" icon={MORE_ICONS.print} onClick={() => setPrinting(true)}>
          {words.print}
        </Button>
        {children}
      </div>
    </>
  );
}

function Tell({ breach, dirty, reload }: Omit<Props, 'values'>) {
  const words = useWords(DATA);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const [asking, setAsking] = useState(false);
  const { _id: id, version, not_told: people, letters } = breach;
  const tell = useMutation({
    mutationFn: () => send('breachTell', { body: { breach: id, version, people } }),
    onSuccess: ({ people: count }) => say(words.toldNow(count)),
    onSettled: () => {
      setAsking(false);
      return reload();
    },
  });
  const fields = tell.error instanceof CallError ? tell.error.fields : {};
  const missing = BREACH_TEXTS.filter((name) => name in fields);
  if (people === 0) return letters.length > 0 ? <p>{words.allTold}</p> : null;
  return (
    <>
      <Button icon={MORE_ICONS.send} disabled={dirty} onClick={() => setAsking(true)}>
        {words.tell(people)}
      </Button>
      <MailNotice />
      {dirty && <p className="hint">{words.saveFirst}</p>}
      {tell.error && (
        <Notice tone="bad">
          <div>
            <p>{sentence(tell.error, words.failed.tell)}</p>
            <p>{missing.map((name) => words.fields[name]).join(', ')}</p>
          </div>
        </Notice>
      )}
      {asking && (
        <ConfirmDialog
          prompt={words.tellAsk(people)}
          note={words.tellNote}
          yes={words.tellNow}
          no={cancel}
          busy={tell.isPending}
          onYes={() => tell.mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
