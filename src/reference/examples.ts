import { roleOnWire } from '#kinds/roleNames.ts';
import recorded from './examples.json' with { type: 'json' };

/** What a call was sent and answered. */
export interface Example {
  readonly body?: unknown;
  readonly response: unknown;
}

const EXAMPLES: Readonly<Record<string, Example>> = recorded;
/** As the tests' church calls it. */
const RECORDED_ROLE = 'csi_user';

/** The example of a call by its name: made by the tests, which make each call and note what came of it (test/api/examples.test.ts). */
export const exampleOf = (call: string): Example | undefined =>
  inOwnWords(EXAMPLES[call]) as Example | undefined;

/** The role that carries the brand, as it is called here. */
function inOwnWords(value: unknown): unknown {
  if (value === RECORDED_ROLE) return roleOnWire('full_administrator');
  if (Array.isArray(value)) return value.map(inOwnWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inOwnWords(one)]));
}
