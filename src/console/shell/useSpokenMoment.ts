import { useLanguage } from '#ui/useWords.ts';

/** Gives a moment in words, in the reader's language and the organisation's time: '21 Nov 2026, 10:58 am'. */
export function useSpokenMoment(): (at: number) => string {
  const language = useLanguage();
  return (at) =>
    new Date(at).toLocaleString(`${language}-IN`, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
}
