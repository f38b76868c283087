import type { Kind } from '#kinds/define.ts';
import { type Language, languageOf } from '#lib/language.ts';
import { RichText } from '#ui/RichText.tsx';
import { useWords } from '#ui/useWords.ts';
import { VERSIONS } from './words.ts';

/** One text of an original, marked with its language, shown for reading while it is translated. */
export function SourceText({
  of,
  name,
  doc,
  language,
}: {
  of: Kind;
  name: string;
  doc: object;
  language: Language;
}) {
  const words = useWords(VERSIONS);
  const field = of.fields[name];
  const value = (doc as Readonly<Record<string, unknown>>)[name];
  const text = typeof value === 'string' ? value : '';
  return (
    <div className="src">
      <span className="what">{field?.label}</span>
      {text === '' ? (
        <span className="hint">{words.nothing}</span>
      ) : field?.type === 'richText' ? (
        <RichText html={text} className="txt" />
      ) : (
        <p className="txt" lang={/\p{L}/u.test(text) ? languageOf(text) : language}>
          {text}
        </p>
      )}
    </div>
  );
}
