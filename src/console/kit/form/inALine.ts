import type { Field } from '#kinds/define.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { shownName } from '../uploads/fileNames.ts';

const MOST = 160;

/** A field's value on one line, for comparing two versions. `entries` formats the number of rows. */
export function inALine(
  field: Field | undefined,
  value: unknown,
  entries: (count: number) => string,
): string {
  if (field?.type === 'secret') return '•'.repeat(String(value).length);
  if (field?.type === 'rows') return Array.isArray(value) && value.length > 0 ? entries(value.length) : '';
  if (field?.type === 'richText') return excerpt(textOf(String(value)), MOST);
  if (field?.type === 'file')
    return (Array.isArray(value) ? value : [value]).map((url) => shownName(String(url))).join(', ');
  return excerpt(String(value), MOST);
}
