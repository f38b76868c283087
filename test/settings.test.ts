import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#settings/settings.ts';

test('with nothing set the defaults hold, and empty values count as not set', () => {
  const settings = readSettings({ PORT: '', MAIN_HOST: ' ' });
  expect(settings).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', sampleContent: 'full' });
  expect(settings.mainHost).toBeUndefined();
  expect(settings.dataDir).toBe(join(settings.root, 'data'));
  expect(settings.organisation.brand).toBe('csi');
  expect(Object.isFrozen(settings)).toBe(true);
});

test('given values are brought into one form', () => {
  const settings = readSettings({
    PORT: '8080',
    MAIN_HOST: 'WWW.Example.org',
    PUBLIC_URL: 'https://example.org/',
    DATA_DIR: '/srv/church data',
    ALLOWED_ORIGINS: 'https://app.example.org, capacitor://localhost',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
    MEDIA_LIMIT_PER_UNIT: '1.5 GB',
  });
  expect(settings).toMatchObject({
    port: 8080,
    mainHost: 'example.org',
    publicUrl: 'https://example.org',
    dataDir: '/srv/church data',
    allowedOrigins: ['https://app.example.org', 'capacitor://localhost'],
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    mediaLimit: undefined,
    mediaLimitPerUnit: 1.5 * 1024 ** 3,
    diskMargin: 1024 ** 3,
  });
});

test.for([
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['LISTEN', '/run/lectern/http.sock'],
  ['LISTEN', 'unix:run/http.sock'],
  ['LISTEN', `unix:/${'x'.repeat(100)}`],
  ['HSTS_DAYS', '731'],
  ['MAIN_HOST', 'https://example.org'],
  ['PUBLIC_URL', 'example.org'],
  ['DATABASE_URL', 'mysql://localhost/church'],
  ['DATABASE_URL', 'postgres://one,two/church?target_session_attrs=standby'],
  ['S3_URL', 'https://files.example.org/bucket'],
  ['MEDIA_LIMIT', '500'],
  ['MEDIA_LIMIT_PER_UNIT', 'much'],
  ['DISK_MARGIN', '-1 GB'],
  ['SHUTDOWN_DELAY', '10 s'],
  ['METRICS_TOKEN', 'x'.repeat(15)],
  ['IMPORT_TOKEN', 'two\nlines'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'the office'],
  ['IMAP_URL', 'https://mail.example.org'],
  ['MAIL_RETURN', 'post+more@example.org'],
  ['MAIL_RETURN', 'a-name-that-leaves-no-room@example.org'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['SAMPLE_CONTENT', 'some'],
  ['BRAND', 'CSI!'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'unix:/run/x'],
  ['PURGE_URL', '10.0.0.31:6082'],
  ['PURGE_URL', 'http://10.0.0.31:6082/all'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://app.example.org/'],
  ['ALLOWED_ORIGINS', 'app.example.org'],
])('%s=%s is refused in one sentence that names the setting', ([name, value]) => {
  expect(() => readSettings({ [name as string]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
});

test('a mailbox and its address belong together', () => {
  const both = { IMAP_URL: 'imaps://post:secret@mail.example.org/INBOX', MAIL_RETURN: 'post@example.org' };
  expect(readSettings(both)).toMatchObject({ imapUrl: both.IMAP_URL, mailReturn: both.MAIL_RETURN });
  for (const name of ['IMAP_URL', 'MAIL_RETURN'] as const)
    expect(() => readSettings({ [name]: both[name] })).toThrow('belong together');
});

test('the organisation file is checked as well', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-settings-'));
  const file = join(folder, 'other.json');
  try {
    expect(() => readSettings({ ORGANISATION_FILE: file })).toThrow('cannot be read');
    writeFileSync(file, '{ "brand": ');
    expect(() => readSettings({ ORGANISATION_FILE: file })).toThrow('is not valid JSON');
    const csi = readFileSync(join(readSettings({}).root, 'organisations/csi.json'), 'utf8');
    writeFileSync(file, csi.replace('office@example.org', 'office'));
    expect(() => readSettings({ ORGANISATION_FILE: file })).toThrow('needs another value at: email');
    for (const months of ['2', '"soon"', '601', '4.5']) {
      writeFileSync(
        file,
        csi.replace('"brand": "csi"', `"brand": "csi", "keepMonths": { "orders": ${months} }`),
      );
      expect(() => readSettings({ ORGANISATION_FILE: file })).toThrow('keepMonths.orders (a whole number');
    }
    writeFileSync(file, csi.replace('"Facebook": "பேஸ்புக்"', '"Faecbook": "பேஸ்புக்"'));
    expect(() => readSettings({ ORGANISATION_FILE: file })).toThrow(
      'does not name in English: inLanguages.ta.links.Faecbook.',
    );
    writeFileSync(file, csi.replace('"brand": "csi"', '"brand": "other"'));
    expect(() => readSettings({ ORGANISATION_FILE: file })).toThrow('BRAND is csi');
    expect(readSettings({ ORGANISATION_FILE: file, BRAND: 'other' }).organisation.brand).toBe('other');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
