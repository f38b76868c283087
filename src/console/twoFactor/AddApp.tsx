import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { missingOf, SixField } from './CodeField.tsx';
import { TWO_FACTOR } from './words.ts';

interface Props {
  onAdded: (added: { name: string; codes: readonly string[] }) => unknown;
}

/** Adds an authenticator app: shows its secret as a QR code or for typing, and checks a first code. */
export function AddApp({ onAdded }: Props) {
  const words = useWords(TWO_FACTOR);
  const sentence = useSentence();
  const id = useId();
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string>();
  const beginning = useMutation({ mutationFn: () => send('secondKeyBeginApp', { body: {} }) });
  const enrolment = beginning.data;
  const adding = useMutation({
    mutationFn: async (challenge: string) => {
      const name = words.appName;
      const added = await send('secondKeyAddApp', { body: { challenge, code, name } });
      return onAdded({ name, codes: added.codes });
    },
    onError: (error) => setMistake(error instanceof CallError ? error.fields.code : undefined),
  });
  const submit = () => {
    const missing = missingOf(code);
    adding.reset();
    setMistake(missing > 0 ? words.missing(missing) : undefined);
    if (enrolment && missing === 0) adding.mutate(enrolment.challenge);
  };
  const failed = adding.error ?? beginning.error;
  return (
    <section className="key-add" aria-labelledby={id}>
      <h2 id={id}>{words.withApp}</h2>
      {failed && !mistake && (
        <Notice tone="bad">{sentence(failed, adding.error ? words.failed.add : words.failed.begin)}</Notice>
      )}
      {!enrolment ? (
        <>
          <p>{words.app}</p>
          <p>
            <Button look="line" busy={beginning.isPending} onClick={() => beginning.mutate()}>
              {words.addApp}
            </Button>
          </p>
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="key-scan">
            <QrCode text={enrolment.address} label={words.picture} />
            <ol>
              <li>{words.stepOpen}</li>
              <li>
                {words.stepScan}{' '}
                <a className="btn btn--text" href={enrolment.address}>
                  {words.openApp}
                </a>
              </li>
              <li>
                {words.stepType}{' '}
                <span className="key-secret">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</span>
              </li>
            </ol>
          </div>
          <SixField label={words.sixShown} error={mistake} value={code} onValue={setCode} />
          <p>
            <Button type="submit" busy={adding.isPending}>
              {words.add}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
