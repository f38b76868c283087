/** Something that may happen while others wait, and ends their waiting: an outage, or the end of the program. */
export interface Interruption {
  /** Whether it is so now. */
  readonly isOn: boolean;
  set(isOn: boolean): void;
  /**
   * Waits for the work, or until it is so, whichever comes first; then undefined. Throws what the work throws before that. Nothing is held any more
   * once the work is done, which `Promise.race` with a promise that stays would hold for as long as that stays.
   */
  unless<T>(work: Promise<T>): Promise<T | undefined>;
}

/** Creates one that is not so yet. */
export function createInterruption(): Interruption {
  let isOn = false;
  const waiting = new Set<() => void>();
  return {
    get isOn() {
      return isOn;
    },
    set(next) {
      isOn = next;
      if (!isOn) return;
      for (const leave of waiting) leave();
      waiting.clear();
    },
    unless: <T>(work: Promise<T>) =>
      new Promise<T | undefined>((resolve, reject) => {
        const leave = (): void => resolve(undefined);
        if (isOn) leave();
        else waiting.add(leave);
        work.then(resolve, reject).finally(() => waiting.delete(leave));
      }),
  };
}
