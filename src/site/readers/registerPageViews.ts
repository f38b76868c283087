import type { FastifyInstance, FastifyRequest } from 'fastify';
import { splitLanguage } from '#lib/splitLanguage.ts';
import { sourceOf } from '#lib/viewSources.ts';
import type { Site } from '../context/data.ts';
import type { SiteDeps } from '../context/deps.ts';
import { isFromOwnPage } from '../http/forms.ts';
import type { PageRoute } from '../routing/route.ts';
import { createReadPages } from './readPages.ts';

/** Where pages report that they were read. */
export const READ_PATH = '/read';
/** Enough for a path with a record's id, a host and a mark; longer reports are forged. */
const LONGEST = 200;
/** User agents of bots. */
const PROGRAM =
  /bot\b|bots?\/|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|scan|archiv|facebookexternalhit|whatsapp\/|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|phantom|puppeteer|playwright|selenium/i;

type Heard = Parameters<SiteDeps['countReading']>[0];

/**
 * Receives page-view reports (`islands/parts/read.ts`) and counts them. The response is always empty, whatever was sent, so it reveals nothing about the
 * counts.
 */
export function registerPageViews(
  app: FastifyInstance,
  {
    deps,
    routes,
    siteOfRequest,
  }: {
    readonly deps: Pick<SiteDeps, 'countReading' | 'hasStaffCookie' | 'mainHost' | 'publicUrl'>;
    readonly routes: readonly PageRoute[];
    siteOfRequest(request: FastifyRequest): Promise<Site | null>;
  },
): void {
  const pageAt = createReadPages(routes);
  const main = deps.mainHost ?? new URL(deps.publicUrl).host;
  const isOwn = (host: string): boolean => host === main || host.endsWith(`.${main}`);

  async function heardOf(request: FastifyRequest): Promise<Heard | null> {
    const { headers, body } = request;
    const agent = headers['user-agent'] ?? '';
    if (typeof body !== 'string' || agent === '' || PROGRAM.test(agent)) return null;
    if (headers['sec-gpc'] === '1' || headers.dnt === '1') return null;
    if (!isFromOwnPage(request) || deps.hasStaffCookie(headers.cookie)) return null;
    const site = await siteOfRequest(request);
    const [path = '', from = '', mark = ''] = body.split(' ');
    const asked = splitLanguage(path);
    const read = site && pageAt(site, asked.path);
    if (!read) return null;
    return {
      ...read,
      unit: site.kind === 'main' ? null : site.unit.id,
      language: asked.language,
      source: sourceOf(from, mark.slice(1), (host) => host === request.host || isOwn(host)),
      address: request.ip,
      agent,
    };
  }

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: LONGEST },
      (_request, body, read) => read(null, body),
    );
    scope.setErrorHandler((_error, _request, reply) => reply.code(204).send());
    scope.post(READ_PATH, async (request, reply) => {
      const heard = await heardOf(request);
      if (heard) deps.countReading(heard);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
    done();
  });
}
