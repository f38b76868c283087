import { call, OFFICE } from './call.ts';
import { done } from './response.ts';

/** Code that must not compile: each @ts-expect-error precedes a call that contradicts itself. Nothing here is ever run. */
export function contradictions() {
  const rest = { group: 'Any', summary: 'Any', source: 'AMB-001', response: done } as const;
  // @ts-expect-error A DELETE does not read.
  call({ ...rest, address: 'DELETE any/{id}', who: OFFICE, reads: true });
  // @ts-expect-error What reads may be broken off without saying so.
  call({ ...rest, address: 'POST any', who: OFFICE, reads: true, abortable: true });
  // @ts-expect-error A GET may be, too.
  call({ ...rest, address: 'GET any', who: OFFICE, abortable: true });
  // @ts-expect-error Staff do not use the visitors' connections.
  call({ ...rest, address: 'GET any', who: OFFICE, database: 'visitors' });
}
