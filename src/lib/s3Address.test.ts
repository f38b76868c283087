import { expect, it } from 'vitest';
import { s3Address } from './s3Address.ts';

it('reads all parts', () => {
  expect(
    s3Address('https://AK:s%2Fe%2Bc@s3.eu-central-1.amazonaws.com/church/lectern/files?region=eu-central-1'),
  ).toEqual({
    origin: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'church',
    prefix: 'lectern/files/',
    region: 'eu-central-1',
    key: 'AK',
    secret: 's/e+c',
  });
});

it('takes s3: as https, keeps a port, and needs neither folder nor region', () => {
  const address = s3Address('s3://k:s%@files.example.org:9000/church');
  expect(address).toMatchObject({
    origin: 'https://files.example.org:9000',
    prefix: '',
    region: 'us-east-1',
    secret: 's%',
  });
  expect(s3Address('http://k:s@127.0.0.1:9000/church')?.origin).toBe('http://127.0.0.1:9000');
});

it.each([
  'https://host/bucket',
  'https://key@host/bucket',
  'https://key:secret@host/',
  'https://key:secret@host/Bucket',
  'https://key:secret@host/bucket?region=EU west',
  'ftp://key:secret@host/bucket',
  'nonsense',
])('%s is none', (url) => expect(s3Address(url)).toBeNull());
