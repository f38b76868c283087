import { useOnDemand } from './useOnDemand.ts';

const load = async () => (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog;
export type AskDialog = Awaited<ReturnType<typeof load>>;

/** The dialog that asks before something is done, for what stands on the first screen: it is fetched when something is first asked. */
export const useAskDialog = () => useOnDemand(load);
