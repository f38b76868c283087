import { useWords } from '#ui/useWords.ts';
import type { Sent } from './useSent.ts';
import { SENT } from './words.ts';

const LOOKS = {
  draft: 'state state--off',
  scheduled: 'state state--off',
  sending: 'state state--wait',
  paused: 'state state--wait',
  cancelled: 'state state--off',
  done: 'state state--on',
} as const;

/** The state of a newsletter in a word. */
export function SentState({ of: { state } }: { of: Pick<Sent, 'state'> }) {
  const words = useWords(SENT);
  return <span className={LOOKS[state]}>{words.state[state]}</span>;
}
