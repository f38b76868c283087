import { languageOf } from '#lib/language.ts';

/**
 * A sentence of the status page. What another program has said stands in it in quotation marks, mostly in English, and is read out as that; an
 * option of a command stays in one piece.
 */
export function Quoted({ text }: { text: string }) {
  const [, before, quoted, option, after = ''] = /^(.*?)(?:(“.*”)|(--\w+))(.*)$/s.exec(text) ?? [];
  if (!quoted && !option) return text;
  return (
    <>
      {before}
      {quoted ? (
        <span lang={languageOf(quoted)}>{quoted}</span>
      ) : (
        <span className="in-one-piece">{option}</span>
      )}
      <Quoted text={after} />
    </>
  );
}
