/**
 * The English of a text as somebody can read it: what takes parameters with these in braces, as the other languages write them. undefined where a text asks
 * more of a parameter than its name, so that it can't be told without one.
 */
export function readable(english: unknown): string | undefined {
  if (typeof english !== 'function') return typeof english === 'string' ? english : undefined;
  try {
    const said: unknown = english(
      ...Array.from({ length: english.length }, (_, i) => parameter(`{${i + 1}}`)),
    );
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

const METHODS = [String.prototype, Number.prototype, Array.prototype] as unknown as Record<string, unknown>[];

/** Something that is written as its place, whatever is done with it, and whose fields are written by their names. */
const parameter = (place: string): unknown =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === Symbol.toPrimitive) return () => place;
        if (typeof name !== 'string') return undefined;
        return METHODS.some((one) => typeof one[name] === 'function') ? () => place : `{${name}}`;
      },
    },
  );
