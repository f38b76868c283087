import { Refusal } from '#lib/refusal.ts';
import type { FetchedFiles } from './fetchedFiles.ts';

/** Whether an address names a host, and so one site. */
const namesHost = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

/**
 * Several sites as one: a file is looked for at the site that its address names, if it is one of them, and then at the others in their order, so that what has
 * moved to a bucket is found there. One that may be there later is refused only where no other site has it.
 */
export function severalSites(sites: readonly [FetchedFiles, ...FetchedFiles[]]): FetchedFiles {
  const inOrder = (address: string): readonly [FetchedFiles, ...FetchedFiles[]] => {
    const named = namesHost(address) ? sites.find((site) => site.mayHave(address)) : undefined;
    return named ? [named, ...sites.filter((site) => site !== named)] : sites;
  };

  /** What the first site that has it says; otherwise why it is at none of them. */
  async function first<T extends object>(
    address: string,
    path: string,
    ask: (site: FetchedFiles) => Promise<T | { sentence: string }>,
  ): Promise<T | { sentence: string }> {
    const asked = new Set<string>();
    const sentences: string[] = [];
    let later: Refusal | undefined;
    for (const site of inOrder(address)) {
      const { href } = site.addressOf(address, path);
      if (asked.has(href)) continue;
      asked.add(href);
      try {
        const end = await ask(site);
        if (!('sentence' in end)) return end;
        sentences.push(end.sentence);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 424) throw error;
        later ??= error;
      }
    }
    if (later) throw later;
    return { sentence: sentences.join('; ') };
  }

  return {
    fetch: (address, path) => first(address, path, (site) => site.fetch(address, path)),

    async look(address, path) {
      const end = await first(address, path, async (site) => {
        const sentence = await site.look(address, path);
        return sentence === undefined ? {} : { sentence };
      });
      return 'sentence' in end ? end.sentence : undefined;
    },

    mayHave: (address) => sites.some((site) => site.mayHave(address)),
    addressOf: (address, path) => inOrder(address)[0].addressOf(address, path),
    close() {
      for (const site of sites) site.close();
    },
  };
}
