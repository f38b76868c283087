import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { type ConsoleCall, PATHS } from './paths.ts';

describe('the short list of paths', () => {
  it('says the same as the table of calls', () => {
    const inTable = Object.fromEntries(
      (Object.keys(PATHS) as ConsoleCall[]).map((name) => [
        name,
        `${CALLS[name].method} ${CALLS[name].path}`,
      ]),
    );
    expect(PATHS).toEqual(inTable);
  });
});
