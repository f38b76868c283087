import type { Page } from 'playwright-core';
import type { Church } from '#test/support/church.ts';

/** A screen or page in one of its states. `only`: the width at which it has this state. */
export type State = {
  name: string;
  path: (of: Church) => string;
  /** What is done on it, once it is there, to bring it into the state. */
  open?: (page: Page, of: Church) => Promise<unknown>;
  only?: 'phone' | 'desk';
};
