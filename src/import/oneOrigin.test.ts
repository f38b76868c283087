import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { hiddenAmong, isPublicAddress, oneOrigin, siteAddress, WrongAnswer } from './oneOrigin.ts';

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

it('refuses a name of which one address is not public', () => {
  const [known, hidden] = [
    { address: '8.8.8.8', family: 4 },
    { address: '10.1.2.3', family: 4 },
  ];
  expect([[known], [known, hidden], [hidden, known]].map(hiddenAmong)).toEqual([undefined, hidden, hidden]);
});

it('sends a request with a body on only where the answer says that it stays one', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(Number(request.url?.slice(1)) || 200, { location: '/there' }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const site = oneOrigin(url, []);
  onTestFinished(() => {
    site.close();
    server.close();
  });
  const post = (status: number) =>
    site.ask(new URL(`/${status}`, url), { method: 'POST', body: {}, longestMs: 60_000 });
  for (const status of [301, 302, 303]) await expect(post(status)).rejects.toThrow(WrongAnswer);
  expect(asked.splice(0)).toEqual(['POST /301', 'POST /302', 'POST /303']);
  for (const status of [307, 308]) (await post(status)).destroy();
  expect(asked).toEqual(['POST /307', 'POST /there', 'POST /308', 'POST /there']);
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
