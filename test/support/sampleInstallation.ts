import { extname } from 'node:path';
import { localStore } from '#media/fileStore.ts';
import { pdf } from '#media/testSamples.ts';
import { readSettings } from '#settings/settings.ts';
import { fillWithSample } from '../../scripts/sample/fill.ts';
import { makeFilm } from '../../scripts/sample/film.ts';
import { jpeg, OFFICE_LOGIN, startApi, type TestApi } from './api.ts';

/** Fills a fresh installation; small files stand for the drawings, which have a test of their own. */
export async function sampleInstallation(extent: 'full' | 'structure'): Promise<TestApi> {
  const api = await startApi();
  const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  const taken = async (name: string, content: Buffer): Promise<string> =>
    new URL((await api.upload(office, name, content)).body.data.url).pathname;
  const [picture, paper, film] = [
    await taken('picture.jpg', await jpeg()),
    await taken('paper.pdf', pdf()),
    await taken('film.webm', await makeFilm([await jpeg()])),
  ];
  const standIns: Readonly<Record<string, string>> = { '.jpg': picture, '.png': picture, '.webm': film };
  await fillWithSample({
    db: api.database.db,
    files: localStore(api.mediaDir),
    ...bare,
    extent,
    addressOf: ({ fileName }, { unit }) => (unit ? undefined : (standIns[extname(fileName)] ?? paper)),
  });
  return api;
}

/** What the sample church is written with beside its database and its files. */
export const bare = {
  now: new Date(),
  organisation: readSettings({}).organisation,
  publicUrl: 'http://localhost:3000',
  secretKey: Buffer.alloc(32, 7),
  extent: 'full' as const,
  progress: () => {},
};
