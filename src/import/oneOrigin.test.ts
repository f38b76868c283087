import { expect, it } from 'vitest';
import { isPublicAddress, siteAddress } from './oneOrigin.ts';

it('knows which addresses are of the public network', () => {
  const known = ['8.8.8.8', '2606:4700:4700::1111', '172.32.0.1', '100.128.0.1'];
  const hidden = [
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '0.0.0.0'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
    ],
    ...['64:ff9b::a00:1', '2002:a00:1::', '2001::1'],
  ];
  expect([...known, ...hidden].filter(isPublicAddress)).toEqual(known);
});

it('takes addresses of sites and buckets, and nothing else', () => {
  expect(siteAddress('https://bucket.example.org/church', '--media').href).toBe(
    'https://bucket.example.org/church/',
  );
  for (const text of [
    'ftp://a.example.org',
    'https://a:b@old.example.org',
    'https://a.example.org/?x',
    'nowhere',
  ])
    expect(() => siteAddress(text, '--media')).toThrow(
      `--media must be an address such as https://old.example.org, not “${text}”.`,
    );
});
