import { LANGUAGES, type Language, languageName } from '#lib/language.ts';

/** A language of the five, each by its own name. `label`: read out, not shown. */
export function LanguageSelect({
  label,
  value,
  onValue,
}: {
  label: string;
  value: Language;
  onValue: (language: Language) => void;
}) {
  return (
    <div className="field">
      <div className="select">
        <select
          aria-label={label}
          value={value}
          onChange={({ target }) => onValue(LANGUAGES.find((one) => one === target.value) ?? 'en')}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
