/** The work that copies share out, while this one does it. */
export interface Turn {
  /** A job is wanted soon. */
  ask(job: string): void;
  /** Notices may have been lost: all of them may be. */
  askAll(): void;
  /** Takes no more work, and resolves when what is under way has ended. */
  end(): Promise<void>;
}

export interface LeaderDeps {
  /** Of copies that lead at the same time the one with the smallest goes on. */
  readonly id: string;
  /** Says to all copies, this one too, that it leads. Rejects while the database is away. */
  say(): Promise<void>;
  begin(): Promise<Turn>;
  log(sentence: string): void;
}

export interface Leader {
  /** The turn of this copy; undefined while another one leads. */
  turn(): Turn | undefined;
  /** Handles a notice on the leaders' channel; null: some may have been lost. */
  heard(id: string | null): void;
  /** Ends this copy's turns; resolves when their work has ended. */
  stop(): Promise<void>;
}

const PULSE_MS = 1000;
/** A copy that has heard of no leader for so long, and up to a second more by chance so that not all do, leads itself. */
const SILENCE_MS = 2500;
/** A copy that does not even hear itself for so long leaves the others to themselves. */
const DEAF_MS = 10_000;
/** A copy says nothing, and so writes nothing, if there has been no other for so long. One that is there all the same leads once, and is heard by that. */
const COMPANY_MS = 3_600_000;

/**
 * Lets one copy ask the database for work by the clock, whatever their number. This saves questions and decides nothing: locks and rows say who does what, so
 * that two may lead, as copies without notices all do. Each begins by leading, and gives way to an older one that it hears. Rejects if its turn cannot begin.
 */
export async function createLeader({ id, say, begin, log }: LeaderDeps): Promise<Leader> {
  let turn: Turn | undefined;
  let beginning: Promise<void> | undefined;
  let isWilling = true;
  let isSaying = false;
  let heardAt = performance.now();
  let otherAt = Number.NEGATIVE_INFINITY;
  let patience = SILENCE_MS;
  const endings = new Set<Promise<unknown>>();

  function end(over: Turn): void {
    const ending = over
      .end()
      .catch((error: Error) => log(`Jobs are given up: ${error.message}`))
      .finally(() => endings.delete(ending));
    endings.add(ending);
  }

  async function leadNow(): Promise<void> {
    isWilling = true;
    // First, so that nobody else begins meanwhile, and no queue is opened in vain while the database is away.
    await say();
    const begun = await begin();
    if (isWilling) turn = begun;
    else end(begun);
  }
  const lead = (): Promise<void> => {
    beginning = leadNow().finally(() => {
      beginning = undefined;
    });
    return beginning;
  };

  function look(): void {
    const now = performance.now();
    if (turn) {
      // One at a time: a database that hangs would have a connection more each second.
      if (isSaying || now - otherAt >= COMPANY_MS || now - heardAt >= DEAF_MS) return;
      isSaying = true;
      void say()
        .catch(() => undefined)
        .finally(() => {
          isSaying = false;
        });
    } else if (!beginning && now - heardAt > patience) {
      heardAt = now;
      patience = SILENCE_MS + Math.random() * PULSE_MS;
      // The database is away: another try after the next silence.
      lead().catch(() => undefined);
    }
  }

  await lead();
  const looking = setInterval(look, PULSE_MS).unref();
  return {
    turn: () => turn,
    heard: (other) => {
      heardAt = performance.now();
      if (other === null) turn?.askAll();
      if (other === null || other === id) return;
      otherAt = heardAt;
      if (other > id) return;
      isWilling = false;
      if (turn) end(turn);
      turn = undefined;
    },
    stop: async () => {
      clearInterval(looking);
      isWilling = false;
      if (turn) end(turn);
      turn = undefined;
      await beginning?.catch(() => undefined);
      await Promise.all(endings);
    },
  };
}
