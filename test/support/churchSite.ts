import type { ApiDeps } from '#api/context.ts';
import type { SiteDeps } from '#site/context/deps.ts';
import type { Database } from '#store/database/connect.ts';
import { type People, people, startApi, type TestApi } from './api.ts';
import { type Files, files } from './samples.ts';
import { builtClient, type Served, serveSite } from './site.ts';

/** The API and the public site on one database, with somebody of each role and files to give. */
export interface ChurchSite {
  readonly api: TestApi;
  readonly who: People;
  readonly given: Files;
  readonly site: Served;
  close(): Promise<void>;
}

/** Starts both; the console's preview asks the site, as in the program. `now` is what the site's clock shows, `heard` what the API tells. */
export async function startChurchSite({
  now,
  heard,
  served = () => ({}),
}: {
  now?: () => Date;
  heard?: Partial<ApiDeps>;
  /** What the site is given otherwise than usual. */
  served?: (database: Database) => Partial<SiteDeps>;
} = {}): Promise<ChurchSite> {
  const client = await builtClient();
  const api = await startApi({}, undefined, () => ({
    drawPage: (...asked) => site.site.drawPage(...asked),
    sharedPage: (...asked) => site.site.sharedPage(...asked),
    ...heard,
  }));
  const site: Served = await serveSite({
    database: api.database,
    clientDir: client.folder,
    ...(now && { now }),
    more: served(api.database),
  });
  const who = await people(api);
  return {
    api,
    who,
    given: await files(api, who),
    site,
    close: async () => {
      await site.app.close();
      await api.close();
      await client.remove();
    },
  };
}
