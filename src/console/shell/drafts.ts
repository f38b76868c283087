/** What was typed and not saved, kept in local storage so that a crash or a closed tab loses nothing. */
export interface Draft<T> {
  readonly values: T;
  /** The version of the record that the changes are based on; undefined for a new one. */
  readonly version: number | undefined;
  /** When it was kept, in ms. */
  readonly at: number;
}

/** Older drafts are thrown away: files that were uploaded for them are gone by then. */
const LIFE = 14 * 24 * 3_600_000;

const keyOf = (userId: string, form: string): string => `draft:${userId}:${form}`;

/** Keeps a draft. `form` names the form and the record, such as 'news:departments:new'. A full storage is no reason to fail. */
export function keepDraft<T>(userId: string, form: string, draft: Draft<T>): void {
  try {
    localStorage.setItem(keyOf(userId, form), JSON.stringify(draft));
  } catch {
    // Without room there is no draft; the form itself still holds everything.
  }
}

/** The draft of a form, or undefined. What can't be read or is too old is thrown away. */
export function readDraft<T>(userId: string, form: string, now = Date.now()): Draft<T> | undefined {
  const text = localStorage.getItem(keyOf(userId, form));
  if (text === null) return undefined;
  try {
    const draft = JSON.parse(text) as Draft<T>;
    if (typeof draft.values === 'object' && now - draft.at < LIFE) return draft;
  } catch {
    // Thrown away below.
  }
  dropDraft(userId, form);
  return undefined;
}

/** Throws a draft away. */
export function dropDraft(userId: string, form: string): void {
  localStorage.removeItem(keyOf(userId, form));
}

/** Whether somebody has drafts on this device. */
export function hasDrafts(userId: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(keyOf(userId, '')));
}
