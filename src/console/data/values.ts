import type { DataOf, SentTo } from '#calls/calls.ts';
import type { BreachFacts, BreachPart, BreachText } from '#lib/breach.ts';
import { CHURCH_ZONE, churchMinute } from '#lib/dates.ts';

export type Breach = DataOf<'breachGet'>;

/** The form values: times in the church's time zone. */
export type BreachValues = Readonly<
  Record<
    'name' | 'noticed_at' | 'from_at' | 'until_at' | 'written_from' | 'written_until' | BreachText,
    string
  >
> & { readonly parts: readonly BreachPart[] };

const minute = (moment: string | null): string => (moment ? churchMinute(new Date(moment)) : '');

export const valuesOf = (breach: Breach): BreachValues => ({
  name: breach.name,
  parts: breach.parts,
  noticed_at: minute(breach.noticed_at),
  from_at: minute(breach.from_at),
  until_at: minute(breach.until_at),
  written_from: breach.written_from ?? '',
  written_until: breach.written_until ?? '',
  happened: breach.happened,
  cause: breach.cause,
  consequences: breach.consequences,
  done: breach.done,
  advice: breach.advice,
});

export const isSame = (one: BreachValues, other: BreachValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The values as the call expects them. */
export const sentValues = ({ parts, ...values }: BreachValues, version: number): SentTo<'breachSave'> => ({
  ...values,
  parts: [...parts],
  version,
});

const iso = (typed: string): string | null =>
  typed ? new Date(`${typed}${CHURCH_ZONE}`).toISOString() : null;

/** The facts for the letters, from the current input. */
export const factsOf = ({
  noticed_at: noticed,
  from_at: from,
  until_at: until,
  ...values
}: BreachValues): BreachFacts => ({
  ...values,
  noticed: iso(noticed),
  from: iso(from),
  until: iso(until),
});
