import { join } from 'node:path';
import { ADMIN, CACHES, formWith, htmlOf, NODE, type Peer, type Place } from './peer.ts';

const VERSION = '6.65.0';
const PNPM = '12.4.2';
/** What its better-sqlite3 is built with: built with those of Node 24.19 to 24.21 it aborts a second after the start. */
const HEADERS = `npm:${NODE}@24.18.1`;
const FOLDER = 'ghost';

/** The smallest theme that its guide gives: a list and a page. */
const THEME = {
  'package.json': JSON.stringify({
    name: 'bench',
    version: '1.0.0',
    engines: { 'ghost-api': 'v6' },
    author: { email: ADMIN.email },
    config: { posts_per_page: 30, image_sizes: { m: { width: 800 } } },
  }),
  'default.hbs': `<!doctype html><html lang="{{@site.locale}}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{{meta_title}}</title>{{ghost_head}}</head><body>{{{body}}}{{ghost_foot}}</body></html>
`,
  'index.hbs': `{{!< default}}
<main>{{#foreach posts}}<article>{{#if feature_image}}<img src="{{img_url feature_image size="m"}}" alt="" width="390" loading="lazy">{{/if}}
<h2><a href="{{url}}">{{title}}</a></h2><p>{{custom_excerpt}}</p></article>{{/foreach}}</main>
`,
  'post.hbs': `{{!< default}}
{{#post}}<main><h1>{{title}}</h1><p>{{custom_excerpt}}</p>{{#if feature_image}}<img src="{{img_url feature_image size="m"}}" alt="" width="390">{{/if}}
{{content}}</main>{{/post}}
`,
};

export const GHOST: Peer = {
  name: 'Ghost',
  version: VERSION,
  note: 'with SQLite instead of MySQL, which is not to be had from npm; scripts that its pages fetch from elsewhere are not counted',
  onPostgres: false,
  install: async (place) => {
    // Its package brings its own lock file, and parts that npm does not find: it is unpacked and installed in itself.
    await place.npm({ pnpm: PNPM, headers: HEADERS });
    await place.run('npm', ['pack', `ghost@${VERSION}`], CACHES);
    await place.write({ [`${FOLDER}/.keep`]: '' });
    await place.run('tar', ['xzf', `ghost-${VERSION}.tgz`, '--strip-components=1', '-C', FOLDER]);
    const arguments_ = ['--dir', FOLDER, 'install', '--prod', '--frozen-lockfile'];
    await place.run('pnpm', arguments_, {
      ...CACHES,
      npm_config_nodedir: join(place.folder, 'node_modules/headers'),
    });
    await place.write(THEME, `${FOLDER}/content/themes/bench`);
    await place.write({ 'config.production.json': config(place) }, FOLDER);
  },
  start: (place) => place.spawn('sh', ['-c', `cd ${FOLDER} && exec node index.js`]),
  ready: '/ghost/api/admin/site/',
  publish: async (place, stories) => {
    const origin = { origin: place.url };
    const setup = { ...ADMIN, name: 'Bench', blogTitle: 'Bench' };
    await place.call('POST', '/ghost/api/admin/authentication/setup/', { setup: [setup] }, origin);
    const signIn = { username: ADMIN.email, password: ADMIN.password };
    const session = await fetch(`${place.url}/ghost/api/admin/session/`, {
      method: 'POST',
      headers: { ...origin, 'content-type': 'application/json' },
      body: JSON.stringify(signIn),
    });
    if (!session.ok) throw new Error(`The sign-in answered ${session.status}: ${await session.text()}`);
    const as = { ...origin, cookie: session.headers.getSetCookie().join('; ') };
    await place.call('PUT', '/ghost/api/admin/themes/bench/activate/', undefined, as);
    type Posts = { posts: [{ id: string; slug: string; updated_at: string }] };
    let newest: Posts['posts'][0] | undefined;
    for (const [i, story] of stories.entries()) {
      const form = formWith('file', story.picture, `story-${i}.jpg`);
      const { images } = await place.call<{ images: [{ url: string }] }>(
        'POST',
        '/ghost/api/admin/images/upload/',
        form,
        as,
      );
      const text = { title: story.title, custom_excerpt: story.heading.slice(0, 300), html: htmlOf(story) };
      const post = { ...text, feature_image: images[0].url, status: 'published' };
      const path = '/ghost/api/admin/posts/?source=html';
      newest = (await place.call<Posts>('POST', path, { posts: [post] }, as)).posts[0];
    }
    const { integrations } = await place.call<{
      integrations: [{ api_keys: { type: string; secret: string }[] }];
    }>('POST', '/ghost/api/admin/integrations/?include=api_keys', { integrations: [{ name: 'Bench' }] }, as);
    const key = integrations[0].api_keys.find(({ type }) => type === 'content')?.secret;
    return {
      home: '/',
      story: `/${newest?.slug}/`,
      list: { url: `${place.url}/ghost/api/content/posts/?key=${key}&limit=20` },
      edit: async (title) => {
        const path = `/ghost/api/admin/posts/${newest?.id}/`;
        const posts = [{ title, updated_at: newest?.updated_at }];
        newest = (await place.call<Posts>('PUT', path, { posts }, as)).posts[0];
      },
    };
  },
};

function config({ url, port }: Place): string {
  return JSON.stringify({
    url,
    server: { host: '127.0.0.1', port },
    database: {
      client: 'better-sqlite3',
      connection: { filename: 'content/data/ghost.db' },
      useNullAsDefault: true,
    },
    mail: { transport: 'Direct' },
    security: { staffDeviceVerification: false },
    privacy: { useTinfoil: true },
    logging: { transports: ['stdout'], level: 'error' },
  });
}
