import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAPER } from '#lib/hues.ts';
import { MAIL_SEAL } from '#lib/mailPaths.ts';
import type { Organisation } from '#lib/organisation.ts';
import { wordsIn } from '#lib/translations.ts';
import type { Site } from '../pages/data.ts';
import type { SiteDeps } from '../pages/deps.ts';
import { SEALS, sealOf } from '../seals/seals.ts';
import { siteWords } from '../shell/words.ts';
import { PLAIN_HEADERS } from './headers.ts';
import { ICON_SIZES, iconPath } from './iconPath.ts';

/** Three device pixels for each of the 56 pixels that mails reserve. */
const MAIL_SEAL_PIXELS = 168;

const A_DAY = 'public, max-age=86400';

/** Serves seals as square PNG files for home screens and for mails (which show no SVG), and the web app manifest of each site. */
export function registerIcons(
  app: FastifyInstance,
  siteOfRequest: (request: FastifyRequest) => Site | null,
  { organisation, offline, drawIcon }: Pick<SiteDeps, 'organisation' | 'offline' | 'drawIcon'>,
): void {
  // Cannot grow beyond the number of seals times sizes.
  const drawn = new Map<string, Promise<Buffer>>();

  app.get('/icons/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, name = '', size = ''] = /^([\w-]+)-(\d+)\.png$/.exec(request.params.file) ?? [];
    const isMail = request.url === MAIL_SEAL;
    const [seal, pixels] = isMail
      ? [SEALS.get('synod'), MAIL_SEAL_PIXELS]
      : [SEALS.get(name), ICON_SIZES.find((one) => String(one) === size)];
    if (!seal || !pixels) return sendNothing(reply);
    const icon = drawn.get(request.params.file) ?? drawIcon(seal, pixels, isMail ? 'clear' : 'paper');
    drawn.set(request.params.file, icon);
    return reply
      .headers({ ...PLAIN_HEADERS, 'Cache-Control': A_DAY })
      .type('image/png')
      .send(await icon);
  });

  app.get('/site.webmanifest', (request, reply) => {
    const site = siteOfRequest(request) ?? { kind: 'main' };
    reply.headers({ ...PLAIN_HEADERS, 'Cache-Control': A_DAY }).type('application/manifest+json');
    return reply.send(JSON.stringify(manifestOf(site, organisation, offline)));
  });
}

function manifestOf(site: Site, organisation: Organisation, offline: boolean): object {
  const words = wordsIn(siteWords, 'en');
  const main = site.kind === 'main';
  const name = main ? organisation.name : site.unit.name;
  const icon = (size: 192 | 512) => ({
    ...{ src: iconPath(sealOf(site), size), sizes: `${size}x${size}`, type: 'image/png' },
    purpose: 'any maskable',
  });
  return {
    name: site.kind === 'diocese' ? words.dioceseTitle(name) : name,
    short_name: main ? organisation.shortName : name,
    // Pages of the main host open without a line, from the home screen too.
    ...(main && offline ? { id: '/home', scope: '/', display: 'standalone' } : { display: 'browser' }),
    start_url: main ? '/home' : '/',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [icon(192), icon(512)],
  };
}

const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...PLAIN_HEADERS, 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('There is no such picture.\n');
