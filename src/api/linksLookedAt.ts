import type { FastifyInstance } from 'fastify';
import { createQueue } from '#lib/concurrency.ts';
import { baseHost, type SiteNames } from '#lib/siteHosts.ts';

/** Time limit for checking links; those without a response by then count as unknown. */
const LONGEST_MS = 3000;
const AT_ONCE = 4;
const MOST_REDIRECTS = 3;
/** Paths that are not visitors' pages are not requested: internal routes, and the search, where each request is counted. */
const NOT_ASKED = /^\/(?:api|metrics|live|ready|cards|search)(?:[/?]|$)/;

/**
 * Checks whether links to our own hosts work for a visitor at `network`. The requests stay inside the program and never leave it. Addresses of other hosts, and
 * those that could not be checked in time, are left out of the result.
 */
export function linksLookedAt(app: FastifyInstance, names: SiteNames) {
  const queue = createQueue(AT_ONCE);
  const base = baseHost(names);
  const { port } = new URL(names.publicUrl);
  const isOurs = ({ protocol, hostname, port: at }: URL): boolean =>
    /^https?:$/.test(protocol) && at === port && (hostname === base || hostname.endsWith(`.${base}`));

  async function leads(address: string, network: string, until: number): Promise<boolean | undefined> {
    let url = URL.parse(address, names.publicUrl);
    for (let times = 0; url && times <= MOST_REDIRECTS; times++) {
      if (!isOurs(url) || NOT_ASKED.test(url.pathname) || Date.now() > until) return undefined;
      const { statusCode, headers } = await app.inject({
        // Avoids reading the file.
        method: url.pathname.startsWith('/media/') ? 'HEAD' : 'GET',
        url: url.pathname + url.search,
        remoteAddress: network,
        headers: { host: url.host },
      });
      if (statusCode === 404 || statusCode === 410) return false;
      if (statusCode < 300) return true;
      if (statusCode >= 400 || typeof headers.location !== 'string') return undefined;
      url = URL.parse(headers.location, url);
    }
    return undefined;
  }

  return async (addresses: readonly string[], network: string): Promise<ReadonlyMap<string, boolean>> => {
    const found = new Map<string, boolean>();
    const until = Date.now() + LONGEST_MS;
    const all = [...new Set(addresses)].map((address) =>
      queue.run(async () => {
        const answer = Date.now() > until ? undefined : await leads(address, network, until);
        if (answer !== undefined) found.set(address, answer);
      }),
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LONGEST_MS);
    });
    await Promise.race([Promise.allSettled(all), late]);
    clearTimeout(timer);
    return new Map(found);
  };
}
