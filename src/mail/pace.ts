export interface PaceDeps {
  /** The most mails per minute. */
  readonly pace?: number | undefined;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

const MINUTE = 60_000;

/**
 * Creates a rate limiter that lets at most `pace` mails out per minute, evenly spaced. A mail that a person waits for (`own`) is only delayed by
 * others of that sort; it delays all others.
 */
export function paceOf({ pace, now, wait }: PaceDeps, ending: AbortSignal): (own: boolean) => Promise<void> {
  if (pace === undefined) return async () => {};
  const apart = MINUTE / pace;
  let free = 0;
  let ownFree = 0;
  return async (own) => {
    const at = Math.max(own ? ownFree : free, now().getTime());
    if (own) ownFree = at + apart;
    free = own ? Math.max(free, at) + apart : at + apart;
    const ms = at - now().getTime();
    if (ms > 0) await wait(ms, ending);
  };
}
