import { send } from './api.ts';

/** Records an export in the audit log before the file is saved; if that fails, nothing is saved. */
export const noteExport = async (what: string, count: number): Promise<void> => {
  await send('auditExported', { body: { what, count } });
};
