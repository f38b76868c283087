export interface PaceDeps {
  /** Most mails a minute. */
  readonly pace?: number | undefined;
  now(): Date;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

const MINUTE = 60_000;

/**
 * Waits its turn, so that no more than `pace` mails go out in a minute, evenly. What is somebody's `own` waits only for what is the same; all
 * others are put off by it.
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
