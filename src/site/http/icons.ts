import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAPER } from '#lib/hues.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { MAIL_SEAL } from '#lib/mailPaths.ts';
import { type Organisation, organisationIn } from '#lib/organisation.ts';
import { wordsIn } from '#lib/translations.ts';
import type { Site } from '../context/data.ts';
import type { SiteDeps } from '../context/deps.ts';
import { siteIn } from '../context/unitsIn.ts';
import { siteWords } from '../context/words.ts';
import { SEALS, sealOf } from '../seals/seals.ts';
import { PLAIN_HEADERS } from './headers.ts';
import { ICON_SIZES, iconPath, MANIFEST } from './iconPath.ts';

/** Three device pixels for each of the 56 pixels that mails reserve. */
const MAIL_SEAL_PIXELS = 168;

const A_DAY = 'public, max-age=86400';

/** Serves seals as square PNG files for home screens and for mails (which show no SVG), and the web app manifest of each site in each language. */
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

  for (const language of LANGUAGES)
    app.get(languagePath(language, MANIFEST), (request, reply) => {
      const site = siteOfRequest(request) ?? { kind: 'main' };
      const church = organisationIn(organisation, language);
      reply.headers({ ...PLAIN_HEADERS, 'Cache-Control': A_DAY }).type('application/manifest+json');
      return reply.send(JSON.stringify(manifestOf(siteIn(site, language), church, language, offline)));
    });
}

function manifestOf(site: Site, organisation: Organisation, language: Language, offline: boolean): object {
  const words = wordsIn(siteWords, language);
  const main = site.kind === 'main';
  const start = languagePath(language, main ? '/home' : '/');
  const name = main ? organisation.name : site.unit.name;
  const icon = (size: 192 | 512) => ({
    ...{ src: iconPath(sealOf(site), size), sizes: `${size}x${size}`, type: 'image/png' },
    purpose: 'any maskable',
  });
  return {
    name: site.kind === 'diocese' ? words.dioceseTitle(name) : name,
    short_name: main ? organisation.shortName : name,
    lang: language,
    // Pages of the main host also work offline, including from the home screen.
    ...(main && offline ? { id: start, scope: '/', display: 'standalone' } : { display: 'browser' }),
    start_url: start,
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
