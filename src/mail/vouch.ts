import type { Db } from '#store/database/db.ts';
import { addressesReached } from '#store/mail/mailOutcomes.ts';
import type { Transport } from './transport.ts';

/** So many good addresses are asked at the most: of one the owner may have left just now. */
const MOST_ASKED = 3;

/** What a server that turns addresses away does with good ones: takes them, turns them away too, or nobody knows of any. */
export type Vouched = 'takes' | 'refuses' | 'unknown';

/**
 * Whether a server that says "there is nobody of that name" again and again may be believed, by naming to it recipients who are known to be
 * there. They get nothing: the connection ends before the mail. `taken`: whoever's mail the server has just taken, the newest first.
 */
export function createVouching(db: Db, transport: Transport, taken: readonly string[]) {
  let asking: Promise<Vouched> | undefined;

  async function ask(from: string): Promise<Vouched> {
    const known = taken.length > 0 ? taken : await addressesReached(db, MOST_ASKED);
    let vouched: Vouched = 'unknown';
    const connection = transport.openConnection(true);
    try {
      for (const to of known.slice(0, MOST_ASKED)) {
        const takes = await connection.wouldTake({ from, to });
        if (takes) return 'takes';
        if (takes === false) vouched = 'refuses';
      }
    } finally {
      connection.close();
    }
    return vouched;
  }

  /** Several connections that want to know at the same time ask once. `from`: the sender. */
  return (from: string): Promise<Vouched> => {
    asking ??= ask(from).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
