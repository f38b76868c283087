import { translations } from '#lib/translations.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { SHELL } from './words.ts';

const WORDS = translations({
  en: {
    ask: 'What you typed and have not saved stays on this device as a draft, for you alone. Do you want to log out ?',
  },
});

/** Asks before somebody is signed out who has typed something and not saved it. */
export function LogoutDialog({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { yes, no } = useWords(SHELL);
  return <ConfirmDialog prompt={useWords(WORDS).ask} yes={yes} no={no} onYes={onYes} onNo={onNo} />;
}
