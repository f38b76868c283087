import { type KeyboardEvent, useState } from 'react';
import { CheckField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { PASSWORD_HELP } from './passwordHelpWords.ts';

/** Helps with typing a password, especially on phones: `field` is for its inputs, `foot` is shown below them. */
export function usePasswordHelp() {
  const words = useWords(PASSWORD_HELP);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const note = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return {
    field: {
      type: shown ? 'text' : 'password',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
      onKeyDown: note,
      onKeyUp: note,
    },
    foot: (
      <>
        <CheckField label={words.show} checked={shown} onChecked={setShown} />
        <p className="login-said warn" role="status">
          {capsLock && (
            <>
              <Icon name="warning" />
              {words.capsLock}
            </>
          )}
        </p>
      </>
    ),
  };
}
