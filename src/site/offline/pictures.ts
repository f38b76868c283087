/**
 * Pictures of the pages that a reader has chosen to save: the first ones of each page, each in one small copy, which is served offline for any
 * requested width.
 */

/** Wide enough for phones: about 40 KB. */
const WIDTH = 640;
/** Larger files are not worth their space. */
const MOST_BYTES = 150_000;
const MOST_OF_PAGE = 3;
const VARIANT = /(\.[a-z0-9]+)-w\d+\.(?:avif|webp|jpg)$/i;

/** The cache key of a picture, for any of its variants. */
export const placeOf = (path: string): string => path.replace(VARIANT, '$1');

/** The paths of small variants of a page's first pictures. */
export function leadPictures(html: string): string[] {
  const all = html
    .split('<picture>')
    .slice(1)
    .map((begun) => begun.split('</picture>', 1)[0] ?? '');
  const leads = all.filter((inside) => /\sfetchpriority="high"/i.test(inside)).slice(0, MOST_OF_PAGE);
  return leads.flatMap((inside) => {
    const copies = /type="image\/webp" srcset="([^"]+)"/i.exec(inside)?.[1]?.split(', ') ?? [];
    const enough = copies.find((one) => Number(/ (\d+)w$/.exec(one)?.[1]) >= WIDTH) ?? copies.at(-1);
    const address = enough?.split(' ')[0] ?? /<img src="([^"]+)"/.exec(inside)?.[1];
    return address?.startsWith('/media/') ? [address] : [];
  });
}

/** Saves the first pictures of a page. Returns the cache keys of those saved. */
export async function keepPictures(pictures: Cache, html: string): Promise<string[]> {
  const kept = leadPictures(html).map(async (address) => {
    const place = placeOf(address);
    if (await pictures.match(place)) return [place];
    const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined);
    const body = answer?.status === 200 ? await answer.blob() : undefined;
    if (!body || body.size > MOST_BYTES) return [];
    await pictures.put(place, new Response(body, { headers: { 'content-type': body.type } }));
    return [place];
  });
  return (await Promise.all(kept)).flat();
}
