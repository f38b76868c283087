import { useRef, useState } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useFeature } from '../features.tsx';
import { useRoute } from '../paths.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { HELP_BUTTON } from './words.ts';

/** A small '?' next to a heading that opens the help of the screen. */
export function HelpButton({ title }: { title: string }) {
  const words = useWords(HELP_BUTTON);
  const route = useRoute();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const { part: HelpPanel, fetch } = useOnDemand(useFeature('help'));
  if (!route) return null;
  const show = async () => ((await fetch()) ? setOpen(true) : sayFailed(words.failed));
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={box}>
      <IconButton
        icon="help"
        label={words.help(title)}
        aria-expanded={open}
        onClick={() => (open ? close() : void show())}
      />
      {open && HelpPanel && <HelpPanel route={route} title={title} onClose={close} />}
    </span>
  );
}
