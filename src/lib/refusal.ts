/**
 * Thrown to refuse a request. The message is shown to the person unchanged, so it says what is wrong and what to do. `status` is an HTTP status
 * (AMB-002); `fields` maps invalid inputs to a sentence each; `details` is machine-readable data, such as a `code` that clients can act on; `cause`
 * is for the log.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    sentence: string,
    more: {
      fields?: Readonly<Record<string, string>>;
      retryAfterSeconds?: number;
      details?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(sentence, { cause: more.cause });
    this.name = 'Refusal';
    this.status = status;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.details = more.details;
  }
}

/** Creates a refusal (422) for one field. */
export const refusedField = (field: string, sentence: string): Refusal =>
  new Refusal(422, sentence, { fields: { [field]: sentence } });

/** Runs `work` and attributes a refusal (422) that names no field to this one. */
export async function inField<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.status === 422 && error.fields === undefined)
      throw refusedField(field, error.message);
    throw error;
  }
}
