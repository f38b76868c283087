const MOST_LINES = 1000;
const LONGEST_VALUE = 4000;

/** The groups of a report's fields, separated by blank lines. */
export function groupsOf(text: string): string[] {
  const groups: string[][] = [[]];
  for (const line of text.split('\n', MOST_LINES)) {
    if (line.trim() !== '') groups.at(-1)?.push(line);
    else if (groups.at(-1)?.length) groups.push([]);
  }
  return groups.map((lines) => lines.join('\n'));
}

/** Parses header fields: folded lines joined, names in lower case, the first of several with the same name. */
export function fieldsOf(text: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  let name = '';
  for (const line of text.split('\n', MOST_LINES)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      const value = fields[name];
      if (value !== undefined && value.length < LONGEST_VALUE)
        fields[name] = `${value} ${line.slice(0, LONGEST_VALUE).trim()}`;
      continue;
    }
    const at = line.indexOf(':');
    const found = line.slice(0, Math.max(0, at)).trim().toLowerCase();
    // A second one of the same name is skipped with its continuation lines.
    name = NAME.test(found) && !Object.hasOwn(fields, found) ? found : '';
    if (name !== '') fields[name] = line.slice(at + 1, at + 1 + LONGEST_VALUE).trim();
  }
  return fields;
}
const NAME = /^[\w-]{1,80}$/;
