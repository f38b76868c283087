import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { SHELL } from '../kit/words.ts';
import { LOGOUT } from './logoutWords.ts';

/** Asks for confirmation before a logout that would lose unsaved input. */
export function LogoutDialog({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { yes, no } = useWords(SHELL);
  return <ConfirmDialog prompt={useWords(LOGOUT).ask} yes={yes} no={no} onYes={onYes} onNo={onNo} />;
}
