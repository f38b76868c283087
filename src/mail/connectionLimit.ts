import { wait } from '#lib/timeout.ts';
import type { Outcome } from './transport.ts';

/** How long a refused connection waits before it is retried once: the server may not know yet that another one was closed. */
const AGAIN_MS = 1_000;
/** How often a connection without a slot looks for one. It is real time even where tests set the clock. */
const LOOK_MS = 250;
/** This long after a refusal, one connection more than the limit is tried: the cause may have passed. */
const LONGER_MS = 60_000;

const NEVER = new AbortController().signal;

type Opening = Outcome | undefined;

/**
 * Detects how many connections the mail server accepts from us at a time, and keeps to that: a connection that is refused while others are accepted is no
 * server error. Once there is a limit, connections for bulk mail leave one slot free, for mails that a person waits for and for test mails; if the limit is one
 * they release it as soon as it is requested.
 */
export function createConnectionLimit(now: () => Date, log: (sentence: string) => void) {
  let most = Number.POSITIVE_INFINITY;
  let longerAt = 0;
  const held = { own: 0, others: 0 };
  /** Of those, the ones that the server has accepted, and those whose outcome is not known yet. */
  const letIn = { own: 0, others: 0 };
  let opening = 0;
  /** The number of accepted connections. */
  let admissions = 0;
  let settled = Promise.withResolvers<void>();
  let ownWait = 0;

  const all = ({ own, others }: typeof held): number => own + others;
  const mostOthers = (): number => (ownWait > 0 ? most - 1 - held.own : Math.max(1, most - 1));

  function hasRoom(isOwn: boolean): boolean {
    if (most !== Number.POSITIVE_INFINITY && now().getTime() >= longerAt) {
      most++;
      longerAt = now().getTime() + LONGER_MS;
    }
    return all(held) < most && (isOwn || held.others < mostOthers());
  }

  /** A connection's slot. `isOwn`: it is for mails that a person waits for. */
  function createPlace(isOwn: boolean) {
    const lane = isOwn ? 'own' : 'others';
    let state: 'none' | 'opening' | 'open' = 'none';

    function to(next: typeof state): void {
      if (state === 'none') held[lane]++;
      if (next === 'none') held[lane]--;
      letIn[lane] += Number(next === 'open') - Number(state === 'open');
      opening += Number(next === 'opening') - Number(state === 'opening');
      state = next;
      settled.resolve();
      settled = Promise.withResolvers();
    }
    function free(): void {
      if (state !== 'none') to('none');
    }
    function limit(): 'full' {
      free();
      const least = Math.max(1, all(letIn));
      if (least < most) log(`The mail server’s limit of connections at a time is ${least}.`);
      most = Math.min(most, least);
      longerAt = now().getTime() + LONGER_MS;
      return 'full';
    }

    return {
      /**
       * Opens the connection if there is room for it. Resolves to why it could not be opened, or to 'full' when the server accepts no more connections than our
       * others.
       */
      open: async (open: () => Promise<Opening>): Promise<Opening | 'full'> => {
        if (state === 'none' && !hasRoom(isOwn)) return 'full';
        const before = admissions;
        // One accepted meanwhile may have been closed again.
        const letsIn = (): boolean => all(letIn) > 0 || admissions > before;
        for (let attempt = 0; ; attempt++) {
          if (state === 'none') to('opening');
          const failed = await open();
          if (!failed) {
            if (state !== 'open') admissions++;
            to('open');
            return undefined;
          }
          to('none');
          if (!failed.crowded) return failed;
          // Those opened at the same time may still be accepted.
          while (!letsIn() && opening > 0) await settled.promise;
          // With a limit, the server may not know yet that the previous one was closed.
          if (!letsIn() && (attempt > 0 || most === Number.POSITIVE_INFINITY)) return failed;
          if (attempt > 0) return limit();
          await wait(AGAIN_MS, NEVER);
        }
      },
      /** The server reported too many connections. Returns whether it has others of ours. */
      refused: (): boolean => {
        free();
        if (all(letIn) > 0) limit();
        return all(letIn) > 0;
      },
      /** Whether the connection should close after this mail, in favour of a more urgent one. */
      isSurplus: (): boolean => !isOwn && letIn.others > mostOthers(),
      free,
      /** Waits until there may be room, or `over` fires. */
      room: async (over: AbortSignal): Promise<void> => {
        if (isOwn) ownWait++;
        try {
          while (state === 'none' && !over.aborted && !hasRoom(isOwn)) await wait(LOOK_MS, over);
        } finally {
          if (isOwn) ownWait--;
        }
      },
    };
  }

  return { createPlace };
}

export type Place = ReturnType<ReturnType<typeof createConnectionLimit>['createPlace']>;
