/** A condition that ends others' waiting: an outage, or shutdown. */
export interface Interruption {
  /** Whether it is active. */
  readonly isOn: boolean;
  set(isOn: boolean): void;
  /**
   * Resolves with the result of the work, or with undefined as soon as the condition is active. Rejects if the work fails before that. Nothing is
   * retained after the work is done, unlike `Promise.race` with a long-lived promise.
   */
  unless<T>(work: Promise<T>): Promise<T | undefined>;
}

/** Creates an inactive one. */
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
