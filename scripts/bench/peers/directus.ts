import { ADMIN, formWith, htmlOf, NODE, type Peer, type Place } from './peer.ts';

const VERSION = '12.4.0';
/** What strangers may, by the id that it has in every installation. */
const PUBLIC_POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';

const variables = ({ databaseUrl, port, url }: Place) => ({
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: databaseUrl,
  SECRET: 'only for this bench, as long as it should be',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  HOST: '127.0.0.1',
  PORT: `${port}`,
  PUBLIC_URL: url,
});

const field = (name: string, type: string): object => ({ field: name, type, meta: {}, schema: {} });

export const DIRECTUS: Peer = {
  name: 'Directus',
  version: VERSION,
  note: 'on Node 22 with the same PostgreSQL as Lectern; it has no pages of its own, and its guide leaves compression to a proxy',
  onPostgres: true,
  install: async (place) => {
    // What it runs scripts in can't be built for Node 24; its own image has 22.
    const node = { [NODE]: '22.23.3' };
    await place.npm(node);
    await place.npm(
      { ...node, directus: VERSION },
      { allowScripts: { 'isolated-vm': true, sqlite3: false } },
    );
    await place.run('directus', ['bootstrap'], variables(place));
  },
  start: (place) => place.spawn('directus', ['start'], variables(place)),
  ready: '/server/ping',
  publish: async (place, stories) => {
    const { data } = await place.call<{ data: { access_token: string } }>('POST', '/auth/login', ADMIN);
    const as = { authorization: `Bearer ${data.access_token}` };
    const fields = [field('title', 'string'), field('heading', 'string'), field('text', 'text')];
    const id = {
      field: 'id',
      type: 'integer',
      schema: { is_primary_key: true, has_auto_increment: true },
    };
    const collection = { collection: 'stories', schema: {}, meta: {} };
    await place.call(
      'POST',
      '/collections',
      { ...collection, fields: [id, ...fields, field('picture', 'uuid')] },
      as,
    );
    await place.call(
      'POST',
      '/relations',
      { collection: 'stories', field: 'picture', related_collection: 'directus_files' },
      as,
    );
    for (const read of ['stories', 'directus_files'])
      await place.call(
        'POST',
        '/permissions',
        { policy: PUBLIC_POLICY, collection: read, action: 'read', fields: ['*'] },
        as,
      );
    let newest = 0;
    for (const [i, story] of stories.entries()) {
      const form = formWith('file', story.picture, `story-${i}.jpg`);
      const file = await place.call<{ data: { id: string } }>('POST', '/files', form, as);
      const { title, heading } = story;
      const item = { title, heading, text: htmlOf(story), picture: file.data.id };
      newest = (await place.call<{ data: { id: number } }>('POST', '/items/stories', item, as)).data.id;
    }
    return {
      list: { url: `${place.url}/items/stories?limit=20&sort=-id&fields=*,picture.*` },
      edit: (title) => place.call('PATCH', `/items/stories/${newest}`, { title }, as),
    };
  },
};
