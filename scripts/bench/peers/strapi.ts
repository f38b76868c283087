import { ADMIN, formWith, htmlOf, type Peer, type Place } from './peer.ts';

const VERSION = '5.54.0';

const FILES = {
  'config/database.js': `module.exports = ({ env }) => ({
  connection: { client: 'postgres', connection: { connectionString: env('DATABASE_URL'), ssl: false } },
});
`,
  'config/server.js': `module.exports = ({ env }) => ({
  host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['only for this bench', 'and nothing else'] },
});
`,
  'config/admin.js': `module.exports = () => ({
  auth: { secret: 'only for this bench' },
  apiToken: { salt: 'only for this bench' },
  transfer: { token: { salt: 'only for this bench' } },
  secrets: { encryptionKey: 'only for this bench, as long as it should' },
});
`,
  'config/middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors',
  'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];
`,
  'src/index.js': 'module.exports = {};\n',
  'src/api/story/content-types/story/schema.json': JSON.stringify({
    kind: 'collectionType',
    collectionName: 'stories',
    info: { singularName: 'story', pluralName: 'stories', displayName: 'Story' },
    options: { draftAndPublish: false },
    attributes: {
      title: { type: 'string', required: true },
      heading: { type: 'string' },
      text: { type: 'richtext' },
      picture: { type: 'media', multiple: false, allowedTypes: ['images'] },
    },
  }),
  'src/api/story/controllers/story.js': core('Controller'),
  'src/api/story/services/story.js': core('Service'),
  // Read by everybody, as visitors do.
  'src/api/story/routes/story.js': `const { createCoreRouter } = require('@strapi/strapi').factories;
module.exports = createCoreRouter('api::story.story', { config: { find: { auth: false }, findOne: { auth: false } } });
`,
  'public/uploads/.gitkeep': '',
};

function core(part: 'Controller' | 'Service'): string {
  return `module.exports = require('@strapi/strapi').factories.createCore${part}('api::story.story');\n`;
}

const variables = ({ databaseUrl, port }: Place) => ({ DATABASE_URL: databaseUrl, PORT: `${port}` });
const COLLECTION = '/content-manager/collection-types/api::story.story';

export const STRAPI: Peer = {
  name: 'Strapi',
  version: VERSION,
  note: 'with the same PostgreSQL as Lectern; it has no pages of its own, and its guide leaves compression to a proxy',
  onPostgres: true,
  install: async (place) => {
    await place.npm({
      ...{ '@strapi/strapi': VERSION, pg: '8.16.3', react: '18.3.1', 'react-dom': '18.3.1' },
      ...{ 'react-router-dom': '6.30.3', 'styled-components': '6.1.19' },
    });
    await place.write(FILES);
    await place.run('strapi', ['build'], variables(place));
  },
  start: (place) => place.spawn('strapi', ['start'], variables(place)),
  ready: '/api/stories',
  publish: async (place, stories) => {
    const admin = { ...ADMIN, firstname: 'Bench', lastname: 'Bench' };
    const { data } = await place.call<{ data: { token: string } }>('POST', '/admin/register-admin', admin);
    const as = { authorization: `Bearer ${data.token}` };
    let newest = '';
    for (const [i, story] of stories.entries()) {
      const form = formWith('files', story.picture, `story-${i}.jpg`);
      const [file] = await place.call<{ id: number }[]>('POST', '/upload', form, as);
      const { title, heading } = story;
      const fields = { title, heading, text: htmlOf(story), picture: file?.id };
      const made = await place.call<{ data: { documentId: string } }>('POST', COLLECTION, fields, as);
      newest = made.data.documentId;
    }
    return {
      list: {
        url: `${place.url}/api/stories?pagination[pageSize]=20&sort=createdAt:desc&populate=picture`,
      },
      edit: (title) => place.call('PUT', `${COLLECTION}/${newest}`, { title }, as),
    };
  },
};
