import { useEffect } from 'react';
import { useLanguage } from '#ui/useWords.ts';

/** A dialog's form stands over a page's: what one has seen is none of the other's business. */
const seen = new WeakSet<Event>();

const isPlain = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search)$/.test(target.type));

/**
 * While a form is open: what is pasted into its plain fields from a font before Unicode becomes Unicode where the font is named, and is offered to where only its letters
 * look like one (decision 126). The formatted texts see to it themselves.
 */
export function useOldFonts(): void {
  const language = useLanguage();
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (!isPlain(target) || target.readOnly || !clipboardData || seen.has(event)) return;
      seen.add(event);
      const html = clipboardData.getData('text/html');
      if (!html && !clipboardData.getData('text/plain')) return;
      const from = target.selectionStart ?? 0;
      // The browser puts it in first: one step back gives what was pasted.
      const putIn = (input: Event) => {
        if ((input as InputEvent).inputType !== 'insertFromPaste') return;
        const text = target.value.slice(from, target.selectionStart ?? 0);
        // Without a line it stays as it was pasted.
        import('./plainField.ts')
          .then(({ readField }) => readField({ field: target, from, text }, html, language))
          .catch(() => undefined);
      };
      target.addEventListener('input', putIn, { once: true });
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [language]);
}
