import { roomsPicture } from './rooms.ts';
import { settingsTable } from './settingsTable.ts';

/** The parts of documents that are made from the code, by the document in which each stands between two marks. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  'docs/settings.md': settingsTable,
  'docs/architecture.md': roomsPicture,
};

const BEGIN = '<!-- Made by `npm run docs`; change the code instead. -->\n';
const END = '<!-- End of what is made. -->\n';

/** The document with `part` between the two marks. */
export function withGenerated(page: string, part: string): string {
  const [before = '', rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error('The document has no marks around the part that is made.');
  return `${before}${BEGIN}\n${part}\n${END}${after}`;
}
