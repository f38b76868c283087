import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Card } from '#lib/card.ts';
import type { SiteDeps } from '../context/deps.ts';
import { pageOfCard } from '../host/cardPath.ts';
import { isKnown } from '../http/encode.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import type { PageMaker } from '../pages/pages.tsx';
import { cardTextOf } from './cardText.ts';

/** Number of rendered cards to cache: about six megabytes. */
const MOST_KEPT = 250;
/** Number of requests that may queue for a rendering; further ones get 503. */
const MOST_WAITING = 20;
const AN_HOUR = 'public, max-age=3600';

interface Drawn {
  readonly picture: Buffer;
  readonly etag: string;
}

/**
 * Serves preview images for pages without a picture of their own. A card's text is taken from its page, so there are at most as many cards
 * as pages, and no visitor can choose the words. One card is rendered at a time.
 */
export function registerCards(
  app: FastifyInstance,
  pages: Pick<PageMaker, 'read' | 'error' | 'failure'>,
  { drawCard }: Pick<SiteDeps, 'drawCard'>,
): void {
  const kept = new Map<string, Promise<Drawn>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function draw(text: Card): Promise<Drawn> {
    waiting++;
    const drawn = last.then(async () => {
      const picture = await drawCard(text);
      return { picture, etag: `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"` };
    });
    last = drawn.catch(() => {}).then(() => void waiting--);
    return drawn;
  }

  /** Returns the card with this text, cached or newly rendered; undefined if the queue is full. */
  function cardOf(text: Card): Promise<Drawn> | undefined {
    const key = JSON.stringify(text);
    const known = kept.get(key);
    if (!known && waiting >= MOST_WAITING) return undefined;
    const card = known ?? draw(text);
    kept.delete(key);
    kept.set(key, card);
    card.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return card;
  }

  app.get('/cards/*', async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const page = pageOfCard(request.url.split('?', 1)[0] ?? '');
      const html = page === undefined ? null : await pages.read(page, request);
      if (html === null) return await pages.error('notFound', 404, request, reply);
      const drawing = cardOf(cardTextOf(html));
      if (!drawing) return await pages.error('away', 503, request, reply);
      const { picture, etag } = await drawing;
      reply.headers({ ...PLAIN_HEADERS, 'Cache-Control': AN_HOUR, ETag: etag });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/png').send(picture);
    } catch (error) {
      return pages.failure(error, request, reply);
    }
  });
}
