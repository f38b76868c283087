import { useState } from 'react';
import type { ConsoleCall } from '#calls/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { usePasswordHelp } from '../kit/usePasswordHelp.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import type { Asked, Shown } from './asked.ts';
import { KeyFields, OtherWays, ShowKeyButton } from './KeyWays.tsx';
import { doingOf, REAUTHENTICATED_FOR } from './reauthenticatedFor.ts';
import { useKeyWays } from './useKeyWays.ts';
import { TWO_FACTOR } from './words.ts';
import './twoFactor.css';

interface Props {
  asked: Asked;
  /** The call that requires it, and its body. */
  call: ConsoleCall;
  sent: unknown;
  /** Whether the user has proved their identity. */
  onDone: (reauthenticated: boolean) => void;
}

/** Asks users to prove their identity again before sensitive changes, such as to accounts; the action then continues. */
export function ReauthenticateDialog({ asked, call, sent, onDone }: Props) {
  const words = useWords(REAUTHENTICATED_FOR);
  const doing = doingOf(words, call, sent);
  if (asked.ways.length > 0) return <ByKey asked={asked} why={words.key(doing)} onDone={onDone} />;
  return <ByPassword why={words.password(doing)} onDone={onDone} />;
}

interface Asking extends Pick<Props, 'onDone'> {
  /** The action, as a sentence. */
  why: string;
}

/** With a phone or computer alone, or with the password and a code. */
function ByKey({ asked, why, onDone }: Asking & Pick<Props, 'asked'>) {
  const words = useWords(TWO_FACTOR);
  const { cancel } = useWords(SHELL);
  const password = usePassword();
  const reauthenticate = async (shown: Shown) => {
    try {
      const { challenge } = asked;
      const { device, code } = shown;
      if (device) await send('prove', { body: { device, challenge }, quiet: true });
      else await send('prove', { body: { code: code ?? '', password: password.value }, quiet: true });
      onDone(true);
    } catch (error) {
      if (!password.marks(error)) throw error;
    }
  };
  const keys = useKeyWays(asked, reauthenticate, words.failed.prove, password.find);
  return (
    <Dialog
      title={words.isItYou}
      onClose={() => onDone(false)}
      onSubmit={() => void keys.submit()}
      foot={
        <>
          <Button look="line" onClick={() => onDone(false)}>
            {cancel}
          </Button>
          <ShowKeyButton keys={keys} />
        </>
      }
    >
      <p>{why}</p>
      {keys.way !== 'device' && password.field}
      <KeyFields keys={keys} />
      <OtherWays keys={keys} />
    </Dialog>
  );
}

function ByPassword({ why, onDone }: Asking) {
  const words = useWords(TWO_FACTOR);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const password = usePassword();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setTrouble(undefined);
    if (!password.find()) return;
    setBusy(true);
    try {
      await send('prove', { body: { password: password.value }, quiet: true });
      onDone(true);
    } catch (error) {
      if (!password.marks(error)) setTrouble(sentence(error, words.failed.prove));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={words.isItYou}
      onClose={() => onDone(false)}
      onSubmit={() => void submit()}
      foot={
        <>
          <Button look="line" onClick={() => onDone(false)}>
            {cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <p>{why}</p>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      {password.field}
    </Dialog>
  );
}

/** The password field. `find` marks it if it is blank, `marks` if a failure is about it. */
function usePassword() {
  const words = useWords(TWO_FACTOR);
  const help = usePasswordHelp();
  const [value, setValue] = useState('');
  const [mistake, setMistake] = useState<string>();
  return {
    value,
    find: () => {
      setMistake(value === '' ? words.passwordMissing : undefined);
      return value !== '';
    },
    marks: (error: unknown) => {
      const wrong = error instanceof CallError ? error.fields.password : undefined;
      setMistake(wrong);
      return wrong !== undefined;
    },
    field: (
      <>
        <TextField
          {...help.field}
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={mistake}
          value={value}
          onValue={setValue}
        />
        {help.foot}
      </>
    ),
  };
}
