import type { Db } from '#store/database/db.ts';
import { addressesReached } from '#store/delivery/mailOutcomes.ts';
import type { Transport } from './transport.ts';

/** The most good addresses that are probed: a single one might just have been deleted. */
const MOST_ASKED = 3;

/** How a server that rejects unknown addresses treats good ones: it accepts them, rejects them too, or no good address is known. */
export type ProbeResult = 'takes' | 'refuses' | 'unknown';

/**
 * Creates a check whether a server that keeps saying "no such user" can be believed: it is asked about recipients who are known to exist. They
 * get no mail, since the session ends before the data. `taken`: recipients of the latest accepted mails, the newest first.
 */
export function createAddressProbe(db: Db, transport: Transport, taken: readonly string[]) {
  let asking: Promise<ProbeResult> | undefined;

  async function ask(from: string): Promise<ProbeResult> {
    const known = taken.length > 0 ? taken : await addressesReached(db, MOST_ASKED);
    let result: ProbeResult = 'unknown';
    const connection = transport.openConnection(true);
    try {
      for (const to of known.slice(0, MOST_ASKED)) {
        const takes = await connection.wouldTake({ from, to });
        if (takes) return 'takes';
        if (takes === false) result = 'refuses';
      }
    } finally {
      connection.close();
    }
    return result;
  }

  /** Connections that probe at the same time share one probe. `from`: the sender. */
  return (from: string): Promise<ProbeResult> => {
    asking ??= ask(from).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
