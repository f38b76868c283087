import { send } from '../api.ts';

/** Notes that a list leaves the house as a file, before it does: where that can't be noted nothing is saved. */
export const noteExport = async (what: string, count: number): Promise<void> => {
  await send('auditExported', { body: { what, count } });
};
