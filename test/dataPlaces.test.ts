import { expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { dataPlaces } from '#status/dataPlaces.ts';

it('tells hosts alone, and nothing that opens them', () => {
  const places = dataPlaces(
    readSettings({
      PUBLIC_URL: 'https://www.example.org',
      DATABASE_URL: 'postgres://lectern:geheim@one:5433,two/lectern?target_session_attrs=read-write',
      S3_URL: 'https://schluessel:geheim@store.example.org/pictures/folder?region=eu-central-1',
      SMTP_URL: 'smtp://user:geheim@mail.example.org:587',
      IMAP_URL: 'imaps://user:geheim@box.example.org/INBOX',
      MAIL_RETURN: 'post@example.org',
      BACKUP_S3_URL: 'https://schluessel:geheim@far.example.org/backups',
      TRUSTED_PROXIES: '10.0.0.0/8',
      ALLOWED_ORIGINS: 'https://app.example.org',
    }),
  );
  expect(Object.fromEntries(places.map(({ place, hosts }) => [place, hosts]))).toMatchObject({
    server: ['www.example.org'],
    database: ['one:5433', 'two'],
    files: ['store.example.org/pictures'],
    backups: [],
    backup_copy: ['far.example.org/backups'],
    mail_out: ['mail.example.org:587'],
    mail_in: ['box.example.org'],
    proxies: ['10.0.0.0/8'],
    front_ends: ['app.example.org'],
  });
  expect(JSON.stringify(places)).not.toMatch(/geheim|user|schluessel|folder/);
});

it('says of what is not set that it is on this machine, or leaves it out', () => {
  const places = dataPlaces(readSettings({ BACKUP: 'no' }));
  expect(places.map(({ place }) => place)).toEqual([
    'server',
    'database',
    'files',
    'mail_out',
    'push',
    'maps_and_films',
  ]);
  for (const { place, hosts } of places)
    if (!['server', 'push', 'maps_and_films'].includes(place)) expect([place, hosts]).toEqual([place, []]);
});
