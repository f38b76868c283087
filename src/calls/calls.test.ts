import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { type ConsoleCall, PATHS } from './paths.ts';

describe('the short list of paths', () => {
  it('says the same as the table of calls', () => {
    const all = { ...PATHS, ...LATER_PATHS };
    const inTable = Object.fromEntries(
      (Object.keys(all) as ConsoleCall[]).map((name) => [name, `${CALLS[name].method} ${CALLS[name].path}`]),
    );
    expect(all).toEqual(inTable);
  });
});
