import type { FastifyInstance } from 'fastify';
import type { SiteDeps } from '../context/deps.ts';
import { newsListPath } from '../host/paths.ts';
import { PLAIN_HEADERS } from './headers.ts';

/**
 * Redirects addresses of the former site, by their first piece (002 §2.2). /publications is also the console's own: a signed-in browser
 * gets the console there, so that a reload works (AMB-025). That response depends on a cookie and is never cached.
 */
export function registerLegacy(
  app: FastifyInstance,
  {
    organisation,
    isSignedIn,
    sendConsole,
    consoleAddresses,
  }: Pick<SiteDeps, 'organisation' | 'isSignedIn' | 'sendConsole' | 'consoleAddresses'>,
): void {
  const { brand } = organisation;
  const moved: Readonly<Record<string, string>> = {
    dashboard: '/home',
    [`${brand}life`]: `/resources/${brand}_life_screen`,
    [`${brand}news`]: newsListPath('departments'),
  };
  for (const [piece, to] of Object.entries(moved)) {
    for (const url of [`/${piece}`, `/${piece}/*`])
      app.get(url, (_request, reply) => reply.headers(PLAIN_HEADERS).redirect(to, 301));
  }
  // List the console's addresses one by one as well: otherwise its own routes would serve them without this check.
  const former = consoleAddresses.filter((path) => path.startsWith('/publications'));
  for (const url of new Set(['/publications', '/publications/*', ...former])) {
    app.get(url, async (request, reply) => {
      reply.headers({ ...PLAIN_HEADERS, 'Cache-Control': 'no-store', Vary: 'Cookie' });
      if (await isSignedIn(request.headers.cookie)) return sendConsole(request, reply);
      return reply.redirect('/resources/publications_screen', 302);
    });
  }
}
