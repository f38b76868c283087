import { languageName } from '#lib/language.ts';
import { TYPED_LANGUAGES, type TypedLanguage } from '#lib/phonetic/languages.ts';
import { Menu } from '#ui/Menu.tsx';
import { useWords } from '#ui/useWords.ts';
import { chooseTyping, useTyping } from './typingState.ts';
import { TYPING } from './words.ts';
import './typing.css';

/** The first letter of each script. */
const LETTERS: Record<TypedLanguage, string> = { ta: 'அ', te: 'అ', kn: 'ಅ', ml: 'അ' };
const KEYBOARD = (
  <path d="M2.500 6h19v12h-19zM6 9.500h.1M10 9.500h.1M14 9.500h.1M18 9.500h.1M6 14.500h.1M18 14.500h.1M9 14.500h6" />
);

/** The switch for the last chosen language, and the language menu. `back` puts the caret into the text again. */
export function TypingButton({ back }: { back: () => void }) {
  const words = useWords(TYPING);
  const { language, on, table } = useTyping();
  const choose = (one: TypedLanguage, isOn: boolean) => () => {
    chooseTyping(one, isOn);
    back();
  };
  return (
    <>
      {language && (
        <button
          type="button"
          className="typing-switch"
          tabIndex={-1}
          lang={language}
          aria-label={words.write(languageName(language))}
          title={words.write(languageName(language))}
          aria-pressed={on && table !== undefined}
          aria-keyshortcuts="Control+M"
          onClick={choose(language, !on)}
        >
          {LETTERS[language]}
        </button>
      )}
      <Menu label={words.choose} icon={KEYBOARD} className="toolmenu typing-choice">
        {TYPED_LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={on && one === language}
            onClick={choose(one, true)}
          >
            {languageName(one)}
          </button>
        ))}
        {on && language && (
          <button type="button" onClick={choose(language, false)}>
            {words.latin}
          </button>
        )}
      </Menu>
    </>
  );
}
