import { sameAsLine, type Verdict } from '#kinds/subscriberImport.ts';
import { normalAddress } from '#lib/mailAddress.ts';

interface Judged {
  readonly verdict: Verdict;
  readonly reason: string;
}

/**
 * Remembers which addresses of a file have been judged, part by part: the server writes nothing while it looks, so that it knows an address again
 * only within the part that it is given, and one that stands in two parts would be counted twice. `judged` gives what was said of a part's
 * lines, with those that stand in a part before as the same once more; it may be asked about a part again.
 */
export function twins() {
  const first = new Map<string, number>();
  return {
    judged<J extends Judged>(
      part: readonly { readonly line: number; readonly email: string }[],
      said: readonly J[],
    ): J[] {
      return said.map((one, at) => {
        const { line, email } = part[at] ?? { line: 0, email: '' };
        if (one.verdict === 'refuse') return one;
        const address = normalAddress(email).toLowerCase();
        const before = first.get(address) ?? line;
        first.set(address, before);
        return before < line ? { ...one, verdict: 'same', reason: sameAsLine(before) } : one;
      });
    },
  };
}
