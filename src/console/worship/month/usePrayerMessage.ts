import { useState } from 'react';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { byWhatsApp } from '#lib/whatsApp.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../../kit/api.ts';
import { copyText } from '../../kit/copyText.ts';
import { useSentence } from '../../kit/useSentence.ts';
import { byOwnSheet } from '../../share/passOn.ts';
import { WORSHIP } from '../words.ts';

/** Where this device keeps the language of the messages. */
const KEY = 'prayer_message_language';

/** Copies a day of the prayer calendar as a message for WhatsApp. */
export interface PrayerMessage {
  readonly language: Language;
  choose(language: Language): void;
  copy(day: string): Promise<void>;
}

/** The message of a day, in the language that was chosen last on this device, otherwise in the console's own. */
export function usePrayerMessage(): PrayerMessage {
  const { message: words } = useWords(WORSHIP).prayer;
  const own = useLanguage();
  const sentence = useSentence();
  const [language, setLanguage] = useState(() => kept() ?? own);
  return {
    language,
    choose: (chosen) => {
      localStorage.setItem(KEY, chosen);
      setLanguage(chosen);
    },
    copy: async (day) => {
      const text = send('prayerMessage', { body: { day, language } }).then((answer) => answer.text);
      const copied = copyText(text);
      try {
        const message = await text;
        await copied.then(
          () => say(words.copied, { name: words.open, run: () => void open(message) }),
          // Where the browser does not let it be copied, as without https.
          () => open(message),
        );
      } catch (error) {
        copied.catch(() => undefined);
        sayFailed(sentence(error, words.failed));
      }
    },
  };
}

const kept = (): Language | undefined => LANGUAGES.find((one) => one === localStorage.getItem(KEY));

/** Opens the phone's share sheet, or WhatsApp where there is none. */
async function open(text: string): Promise<void> {
  if (!(await byOwnSheet({ text }).catch(() => false))) window.open(byWhatsApp(text), '_blank', 'noopener');
}
