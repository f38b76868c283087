import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from './context.ts';

type Deps = Pick<ApiDeps, 'mainHost' | 'publicUrl' | 'allowedOrigins'>;

/**
 * Where a request comes from (ADD-14): `app` for clients that are no browser, `own` for a page of the requested host itself, `allowed` for a page of another
 * origin that may use the API, `foreign` for any other page.
 */
export type Sender = 'app' | 'own' | 'allowed' | 'foreign';

export function senderOf(request: FastifyRequest, deps: Deps): Sender {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === undefined) return 'app';
  // Browsers send both headers and no script can change them; over plain http they send only the origin.
  if (site === 'same-origin' || (origin === undefined && site === 'none')) return 'own';
  if (origin === undefined) return 'foreign';
  if (site === undefined && URL.canParse(origin) && new URL(origin).host === request.host) return 'own';
  return isAllowed(origin, deps) ? 'allowed' : 'foreign';
}

/**
 * Whether pages of an origin may use the API across hosts (AMB-073, ADD-14): the main host and its sub-domains with the scheme and port of
 * PUBLIC_URL, on localhost with any port, and those in ALLOWED_ORIGINS.
 */
export function isAllowed(origin: string, { mainHost, publicUrl, allowedOrigins }: Deps): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const [asked, own] = [new URL(origin), new URL(publicUrl)];
  if (asked.origin !== origin || asked.protocol !== own.protocol) return false;
  if (isLocalHost(own.hostname) && isLocalHost(asked.hostname)) return true;
  const main = mainHost ?? own.hostname;
  return asked.port === own.port && (asked.hostname === main || asked.hostname.endsWith(`.${main}`));
}

const isLocalHost = (host: string): boolean => /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(host);
