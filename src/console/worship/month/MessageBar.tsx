import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useWords } from '#ui/useWords.ts';
import { LanguageSelect } from '../../kit/LanguageSelect.tsx';
import { WORSHIP } from '../words.ts';
import { usePrayerMessage } from './usePrayerMessage.ts';

/** Copies a day's prayer for WhatsApp: today's unless another day is chosen. */
export function MessageBar({ today }: { today: string }) {
  const { message: words } = useWords(WORSHIP).prayer;
  const message = usePrayerMessage();
  const [day, setDay] = useState(today);
  return (
    <div className="message-bar">
      <Button look="line" icon={MORE_ICONS.copy} onClick={() => void message.copy(day || today)}>
        {words.copy}
      </Button>
      <div className="field">
        <input
          type="date"
          aria-label={words.day}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <LanguageSelect label={words.language} value={message.language} onValue={message.choose} />
    </div>
  );
}
