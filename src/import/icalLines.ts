/** A property of a calendar file: `DTSTART;TZID=Asia/Kolkata:20260501T180000`. Names in upper case, the value as written. */
export interface Property {
  readonly name: string;
  readonly of: ReadonlyMap<string, string>;
  readonly value: string;
}

/** A part of a calendar file (VCALENDAR, VEVENT …) with its own properties, and the parts within. */
export interface Component {
  readonly name: string;
  readonly properties: Property[];
  readonly parts: Component[];
}

/** An alarm in an event in a calendar, with some room. */
const DEEPEST = 10;

/** The parts of a calendar file (RFC 5545), however its lines end; what is open at its end is left out. `name`: of the outermost, which is none of the file's. */
export function componentsOf(text: string): Component[] {
  const root: Component = { name: '', properties: [], parts: [] };
  const open = [root];
  for (const line of unfolded(text)) {
    const { name, of, value } = propertyOf(line);
    const part = value.trim().toUpperCase();
    if (name === 'BEGIN') {
      if (open.length <= DEEPEST) open.push({ name: part, properties: [], parts: [] });
    } else if (name === 'END') {
      const done = open.length > 1 && open.at(-1)?.name === part ? open.pop() : undefined;
      if (done) open.at(-1)?.parts.push(done);
    } else if (name !== '') open.at(-1)?.properties.push({ name, of, value });
  }
  return root.parts;
}

/** A line that begins with a blank goes on with the one before it. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) parts.push(line.slice(1));
    else {
      if (parts.length > 0) yield parts.join('');
      parts = [line];
    }
  }
  yield parts.join('');
}

/** Splits at the first colon outside quotes. */
function propertyOf(line: string): Property {
  const pieces: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted || (sign !== ';' && sign !== ':')) continue;
    pieces.push(line.slice(from, at));
    from = at + 1;
    if (sign === ':') break;
  }
  const [name = '', ...more] = pieces;
  const of = new Map(
    more.map((one): [string, string] => {
      const at = one.indexOf('=');
      return [one.slice(0, Math.max(0, at)).toUpperCase(), one.slice(at + 1).replaceAll('"', '')];
    }),
  );
  return { name: name.trim().toUpperCase(), of, value: line.slice(from) };
}

/** All properties of a name. */
export const allOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((one) => one.name === name);

/** The text of a property, without the signs that mark its commas and line breaks. */
export const words = (component: Component, name: string): string =>
  unescaped(allOf(component, name)[0]?.value ?? '').trim();

const unescaped = (value: string): string =>
  value.replaceAll(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** The texts of a list: commas part them, unless they are marked. */
export const listOf = ({ value }: Property): string[] =>
  (value.match(/(?:\\[\s\S]|[^\\,])+/g) ?? []).map((one) => unescaped(one).trim()).filter(Boolean);
