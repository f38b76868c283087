import { firstValue, sameAsLine, type Verdict } from '#kinds/subscriberImport.ts';
import { normalAddress } from '#lib/mailAddress.ts';

interface Judged {
  readonly verdict: Verdict;
  readonly reason: string;
}

/**
 * Detects duplicate addresses across the batches of a file: the server's check writes nothing, so it finds duplicates only within one
 * batch. `judged` returns the verdicts for a batch, with lines whose address occurred in an earlier batch marked as the same; it may be
 * called again for a batch.
 */
export function trackDuplicates() {
  const first = new Map<string, number>();
  return {
    judged<J extends Judged>(
      part: readonly { readonly line: number; readonly email: string }[],
      said: readonly J[],
    ): J[] {
      return said.map((one, at) => {
        const { line, email } = part[at] ?? { line: 0, email: '' };
        if (one.verdict === 'refuse') return one;
        const address = normalAddress(firstValue(email)).toLowerCase();
        const before = first.get(address) ?? line;
        first.set(address, before);
        return before < line ? { ...one, verdict: 'same', reason: sameAsLine(before) } : one;
      });
    },
  };
}
