import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../installation.ts';
import { ADMIN, formWith, htmlOf, type Peer } from './peer.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Lectern itself, built before, by the same rules as the others. */
export const LECTERN: Peer = {
  name: 'Lectern',
  version: JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version,
  note: 'with its departments and dioceses on the front page and its own PostgreSQL, whose start is part of its own; that of the others ran before',
  onPostgres: false,
  install: async () => {},
  start: (place) =>
    place.adopt(
      launch(place.folder, place.port, {
        SAMPLE_CONTENT: 'structure',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        TRUSTED_PROXIES: '127.0.0.1',
      }),
    ),
  ready: '/ready',
  publish: async (place, stories) => {
    const api = '/api/v1/';
    const { token } = await place.call<{ token: string }>('POST', `${api}auth/user_login`, ADMIN);
    const as = { authorization: token };
    const { data: units } = await place.call<{ data: { docs: { _id: string }[] } }>(
      'POST',
      `${api}department/get`,
      {},
      as,
    );
    let newest = '';
    for (const [i, story] of stories.entries()) {
      const form = formWith('file', story.picture, `story-${i}.jpg`);
      const media = await place.call<{ data: { url: string } }>(
        'POST',
        `${api}videos/upload_media`,
        form,
        as,
      );
      const made = await place.call<{ data: { _id: string } }>(
        'POST',
        `${api}news/create`,
        {
          title: story.title,
          heading: story.heading,
          description: htmlOf(story),
          type: 'departments',
          department: units.docs[i % units.docs.length]?._id,
          thumbnail: media.data.url,
          date: new Date().toISOString().slice(0, 10),
        },
        as,
      );
      newest = made.data._id;
    }
    return {
      home: '/home',
      story: `/news_screen/departments/${newest}`,
      list: {
        url: `${place.url}${api}public/get_news_list`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"limit":20}',
      },
      edit: (title) => place.call('PUT', `${api}news/edit/${newest}`, { title }, as),
    };
  },
};
