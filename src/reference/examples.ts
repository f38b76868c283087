import { roleOnWire } from '#kinds/roleNames.ts';
import recorded from './examples.json' with { type: 'json' };

/** A recorded request and response. */
export interface Example {
  readonly body?: unknown;
  readonly response: unknown;
}

const EXAMPLES: Readonly<Record<string, Example>> = recorded;
/** The administrator's role in the recordings. */
const RECORDED_ROLE = 'csi_user';

/** Returns the example of a call. The examples are recorded by the tests (test/api/examples.test.ts). */
export const exampleOf = (call: string): Example | undefined =>
  inOwnWords(EXAMPLES[call]) as Example | undefined;

/** Replaces the recorded role by the one with this installation's brand. */
function inOwnWords(value: unknown): unknown {
  if (value === RECORDED_ROLE) return roleOnWire('full_administrator');
  if (Array.isArray(value)) return value.map(inOwnWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inOwnWords(one)]));
}
