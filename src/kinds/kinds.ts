import { account } from './account.ts';
import { department } from './department.ts';
import { diocese } from './diocese.ts';
import { news } from './news.ts';

/** Every kind of content that there is, by name. */
export const KINDS = { account, department, diocese, news } as const;
export type KindName = keyof typeof KINDS;
