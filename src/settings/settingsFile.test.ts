import { expect, test } from 'vitest';
import { SettingsError } from './SettingsError.ts';
import { settingsIn } from './settingsFile.ts';

test('a settings file means what it means to systemd', () => {
  const text = [
    '# the address',
    '; and another note',
    '',
    'PORT=3000',
    '  MAIN_HOST = not this',
    'SMTP_URL=smtp://user:p#ss@host:587',
    'MAIL_FROM="Office <office@example.org>"',
    "BRAND='csi'",
    'DATA_DIR=/var/lib/lectern  ',
    'EMPTY=',
  ];
  expect(settingsIn(text.filter((line) => !line.includes('not this')).join('\r\n'), 'x')).toEqual({
    PORT: '3000',
    SMTP_URL: 'smtp://user:p#ss@host:587',
    MAIL_FROM: 'Office <office@example.org>',
    BRAND: 'csi',
    DATA_DIR: '/var/lib/lectern',
    EMPTY: '',
  });
  expect(() => settingsIn(text.join('\n'), 'settings.env')).toThrow(
    new SettingsError('Line 5 of settings.env must be like NAME=value.'),
  );
});
