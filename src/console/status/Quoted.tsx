import { languageOf } from '#lib/language.ts';

/** A sentence of the status page. What another program has said stands in it in quotation marks, mostly in English, and is read out as that. */
export function Quoted({ text }: { text: string }) {
  const [, before, quoted, after] = /^([^“]*)(“.*”)([^”]*)$/s.exec(text) ?? [];
  if (!quoted) return text;
  return (
    <>
      {before}
      <span lang={languageOf(quoted)}>{quoted}</span>
      {after}
    </>
  );
}
