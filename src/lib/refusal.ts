/**
 * A request that is refused on purpose: the sentence goes to the person as it stands, so it says what is wrong and what to do.
 * `status` is an HTTP status (AMB-002); `fields` names the inputs that the sentence is about, each with its own sentence,
 * and `cause` is for the log.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    sentence: string,
    more: { fields?: Readonly<Record<string, string>>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(sentence, { cause: more.cause });
    this.name = 'Refusal';
    this.status = status;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
