import { choice, ROLES } from './define.ts';

/** What somebody is who may sign in (000 §1). By itself, since the console's first load needs no more of accounts. */
export const role = choice('Type', ROLES, { required: true, wire: { full_administrator: ['{brand}_user'] } });
