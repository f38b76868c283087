import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { LOGOUT } from './logoutWords.ts';
import { SHELL } from './words.ts';

/** Asks before somebody is signed out who has typed something and not saved it. */
export function LogoutDialog({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { yes, no } = useWords(SHELL);
  return <ConfirmDialog prompt={useWords(LOGOUT).ask} yes={yes} no={no} onYes={onYes} onNo={onNo} />;
}
