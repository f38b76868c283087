import type { SubscriberState } from '#kinds/subscriber.ts';
import { useWords } from '#ui/useWords.ts';
import { SUBSCRIBERS } from './words.ts';

const LOOKS = { subscribed: 'on', unconfirmed: 'wait', parked: 'bad', unsubscribed: 'off' } as const;

/** Where a subscriber stands, as a word with its mark. */
export function SubscriberStateMark({ of }: { of: SubscriberState | '' }) {
  const { states } = useWords(SUBSCRIBERS);
  return of && <span className={`state state--${LOOKS[of]}`}>{states[of]}</span>;
}
