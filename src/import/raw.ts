/** A record as a dump or a database has it. */
export type Raw = Readonly<Record<string, unknown>>;

/** Whether a value is an object with names. */
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
