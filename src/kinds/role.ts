import { choice, ROLES } from './define.ts';

/** The role of an account (000 §1). In a separate file, since the console's first load needs no more of accounts. */
export const role = choice('Type', ROLES, { required: true, wire: { full_administrator: ['{brand}_user'] } });
