/**
 * Returns an English text in readable form, with parameters in braces as in the language files. undefined if the text uses more of a parameter than
 * its name, so that it cannot be shown without one.
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

/** A stand-in for a parameter: converts to its placeholder in any operation, and its fields to their names. */
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
