import { describe, expect, it } from 'vitest';
import { isLoopback } from '#lib/network.ts';
import { whichSite } from './whichSite.ts';

const said = (host: string, mainHost?: string, fromLoopback = false): string => {
  const says = whichSite(host, { mainHost, fromLoopback });
  return says.kind === 'sub' ? `sub ${says.label}` : says.kind;
};

describe('without MAIN_HOST, labels are counted (AMB-027)', () => {
  it.each([
    ['example.org', 'main'],
    ['www.example.org', 'main'],
    ['madras.example.org', 'sub madras'],
    ['MADRAS.Example.org:3000', 'sub madras'],
    ['madras.example.org.', 'sub madras'],
    ['a.b.example.org', 'sub a'],
    ['www.madras.example.org', 'main'],
    ['localhost', 'main'],
    ['localhost:3000', 'main'],
    ['madras.localhost:3000', 'sub madras'],
    ['www.localhost', 'main'],
    ['127.0.0.1:3000', 'main'],
    ['192.168.1.20', 'main'],
    ['[::1]:3000', 'main'],
    ['[2001:db8::1]', 'main'],
    ['church', 'main'],
    ['', 'main'],
    ['a b.example.org', 'main'],
  ])('%j is %s', (host, expected) => expect(said(host)).toBe(expected));
});

describe('with MAIN_HOST only its own names are answered', () => {
  it.each([
    ['csi.org.in', 'main'],
    ['www.csi.org.in:443', 'main'],
    ['madras.csi.org.in', 'sub madras'],
    ['a.madras.csi.org.in', 'refused'],
    ['www.madras.csi.org.in', 'refused'],
    ['xcsi.org.in', 'refused'],
    ['.csi.org.in', 'refused'],
    ['-.csi.org.in', 'refused'],
    ['csi.org.in.evil.example', 'refused'],
    ['madras.example.org', 'refused'],
    ['127.0.0.1', 'refused'],
    ['localhost', 'refused'],
    ['madras.localhost', 'refused'],
    ['', 'refused'],
  ])('%j is %s', (host, expected) => expect(said(host, 'csi.org.in')).toBe(expected));

  it.each([
    ['127.0.0.1:3000', 'main'],
    ['[::1]:3000', 'main'],
    ['localhost:3000', 'main'],
    ['madras.localhost:3000', 'sub madras'],
    ['madras.example.org', 'refused'],
  ])('from the machine itself %j is %s', (host, expected) =>
    expect(said(host, 'csi.org.in', true)).toBe(expected),
  );

  it('localhost may itself be the main host', () => {
    expect(said('madras.localhost:3000', 'localhost')).toBe('sub madras');
    expect(said('localhost', 'localhost')).toBe('main');
  });
});

it.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['127.example', false],
  ['::2', false],
  [undefined, false],
])('%s is the machine itself: %s', (ip, expected) => expect(isLoopback(ip)).toBe(expected));
