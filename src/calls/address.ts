import type { Call } from './call.ts';

/** Method and path of a call. */
export type Address = `${Call['method']} ${string}`;
