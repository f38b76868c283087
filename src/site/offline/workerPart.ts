import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { WorkerPart } from '#lib/serviceWorker.ts';
import { worshipPlaces } from '#lib/worshipPlaces.ts';
import type { Assets } from '../context/pageContext.ts';
import { SHELF } from '../host/paths.ts';
import { ASK_EACH_TIME } from '../http/send.ts';
import type { PageRoute } from '../routing/route.ts';
import { keptUnread } from './shelfPath.ts';
import type { Kept } from './worker.ts';

/** The website's part of the worker; without a script if offline reading is switched off or the script has not been built. */
export function siteWorkerPart({
  clientDir,
  routes,
  organisation,
  assets,
  offline,
}: {
  readonly clientDir: string;
  readonly routes: readonly PageRoute[];
  readonly organisation: Organisation;
  readonly assets: Assets;
  readonly offline: boolean;
}): WorkerPart {
  const kept: Kept = {
    pages: routes.filter(mayBeKept).map(({ url }) => `^${url.replaceAll(/:\w+/g, '[^/?]+')}$`),
    languages: LANGUAGES.filter((one) => one !== 'en'),
    control: ASK_EACH_TIME,
    always: keptUnread(organisation),
    prayers: worshipPlaces(organisation).prayer,
    shelf: SHELF,
  };
  const script = offline
    ? readFileSync(join(clientDir, assets.worker.replace('/assets/', '')), 'utf8')
    : undefined;
  return { caches: 'site ', kept, script, everyPage: true };
}

/** Pages of the main site that are the same for everybody: no search results, no forms, no secret addresses. */
const mayBeKept = ({ url, on, cacheable, indexed, secret }: PageRoute): boolean =>
  url === SHELF || (on.includes('main') && cacheable !== false && indexed !== false && !secret);
