import { foreign } from './foreign.ts';

/** Plain text as entered, each line a paragraph marked with its own language. Nothing if it is empty. */
export function PlainText({ text, className = 'prose' }: { text: string; className?: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <div className={className}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text do not change places.
        <p key={i} lang={foreign(line)}>
          {line}
        </p>
      ))}
    </div>
  );
}
