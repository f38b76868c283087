import { useEffect, useRef, useState } from 'react';
import { useWords } from '#ui/useWords.ts';
import { CallError } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import type { Asked, KeyWay, Shown } from './asked.ts';
import { missingOf } from './CodeField.tsx';
import { canUseDevice, shownByDevice, stopAsking } from './devices.ts';
import { TWO_FACTOR } from './words.ts';

const MINUTE = 60;

/** The error: about the code, or in general; `wait`: minutes until codes are accepted again. */
interface Trouble {
  readonly code?: string;
  readonly whole?: string;
  readonly wait?: number;
}

/**
 * Asks for a second factor: the method, the input, and the outcome. A phone or computer is prompted for automatically, once. `show` makes the call
 * with the proof; `find` reports missing input, so nothing is sent.
 */
export function useKeyWays(
  { ways: asked, options }: Asked,
  show: (shown: Shown) => Promise<unknown>,
  failed: string,
  find: () => boolean = () => true,
) {
  const words = useWords(TWO_FACTOR);
  const sentence = useSentence();
  const ways = asked.filter((one) => one !== 'device' || canUseDevice());
  const [way, choose] = useState<KeyWay>(ways[0] ?? 'paper');
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<Trouble>({});
  const [busy, setBusy] = useState(false);
  const asking = useRef(0);

  const sendShown = async (shown: Shown) => {
    setBusy(true);
    setTrouble({});
    try {
      await show(shown);
    } catch (error) {
      setTrouble(troubleIn(error, sentence(error, failed)));
    }
    setBusy(false);
  };
  const showDevice = async () => {
    if (!options) return;
    setBusy(true);
    setTrouble({});
    const asks = ++asking.current;
    const device = await shownByDevice(options);
    // Another method was chosen meanwhile.
    if (asks !== asking.current) return;
    if (device) return sendShown({ device });
    setTrouble({ whole: words.stopped });
    setBusy(false);
  };
  const submit = async () => {
    if (way === 'device') return showDevice();
    const isBlank = code.trim() === '';
    const short = way === 'app' ? missingOf(code) : 0;
    const missing = way === 'app' ? short > 0 && words.missing(short) : isBlank && words.paperMissing;
    const isWhole = find();
    setTrouble(missing ? { code: missing } : {});
    if (!missing && isWhole) await sendShown({ code });
  };
  const asksByItself = useRef(way === 'device');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (asksByItself.current) void showDevice();
    asksByItself.current = false;
  }, []);
  return {
    ways,
    way,
    code,
    trouble,
    busy,
    submit,
    setCode,
    choose: (next: KeyWay) => {
      asking.current += 1;
      stopAsking();
      setBusy(false);
      choose(next);
      setCode('');
      setTrouble({});
    },
  };
}

function troubleIn(error: unknown, sentence: string): Trouble {
  if (!(error instanceof CallError)) return { whole: sentence };
  if (error.fields.code) return { code: error.fields.code };
  const { retry_after: seconds } = error.body;
  if (typeof seconds === 'number') return { wait: Math.max(1, Math.ceil(seconds / MINUTE)) };
  return { whole: sentence };
}
