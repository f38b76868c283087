import type { AddressInfo } from 'node:net';
import { createSecureContext, createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { ownCertificate } from '#test/support/certificate.ts';
import { certificatesOf } from './certificates.ts';

it('of several hosts the first end counts, and which hosts their certificate does not name', async () => {
  const [first, last] = [new Date('2031-03-01T00:00:00Z'), new Date('2031-05-01T00:00:00Z')];
  const ends = new Map([
    ['a.localhost', last],
    ['localhost', first],
    ['b.localhost', last],
  ]);
  const proxy = createServer({
    SNICallback: (host, done) => done(null, createSecureContext(ownCertificate(ends.get(host)))),
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const { port } = proxy.address() as AddressInfo;
  expect(await certificatesOf([...ends.keys()], undefined, port)).toEqual({
    until: first.toISOString(),
    hosts: 3,
    uncovered: ['a.localhost', 'b.localhost'],
  });
  await new Promise((closed) => proxy.close(closed));
  expect(await certificatesOf(['localhost'], undefined, port)).toBeNull();
});
