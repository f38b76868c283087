import { newId } from '#lib/uuid.ts';

/** Gives the Idempotency-Key of a create (ADD-2). */
export interface IdempotencyKeys {
  of(body: unknown): string;
}

/**
 * Keys for one form: sending the same again carries the same key, so that a create whose answer got lost does not happen twice.
 * A changed body is another request and gets another key, or the change would be answered with the first record.
 */
export function newIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    of: (body) => {
      const text = JSON.stringify(body);
      const key = keys.get(text) ?? newId();
      keys.set(text, key);
      return key;
    },
  };
}
