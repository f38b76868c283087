import { languageOf } from '#lib/language.ts';

/**
 * A sentence of the status page. Quotations from other programs are in quotation marks, mostly in English, and marked up as such for screen readers;
 * command options do not wrap.
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
