import type { SubscriberState } from '#kinds/subscriber.ts';
import { useWords } from '#ui/useWords.ts';
import { SUBSCRIBERS } from './words.ts';

const LOOKS = { subscribed: 'on', unconfirmed: 'wait', parked: 'bad', unsubscribed: 'off' } as const;

/** The state of a subscriber, as a word with an icon. */
export function SubscriberStateMark({ of }: { of: SubscriberState | '' }) {
  const { states } = useWords(SUBSCRIBERS);
  return of && <span className={`state state--${LOOKS[of]}`}>{states[of]}</span>;
}
