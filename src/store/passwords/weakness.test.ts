import { describe, expect, it } from 'vitest';
import { COMMON_HASHES } from './commonHashes.ts';
import { weaknessOf } from './weakness.ts';

/** Passwords that are refused: those that would be guessed first. */
const WORDS = [
  'CSI',
  'Church of South India Synod',
  'Madras',
  'Karimnagar',
  'Youth',
  'Leela Samson',
  'leela@example.org',
];

it('the commonest 100,000 are known, five bytes of each', () => {
  const packed = Buffer.from(COMMON_HASHES, 'base64');
  expect(packed.length % 5).toBe(0);
  expect(packed.length / 5).toBeGreaterThan(100_000);
});

describe('a password', () => {
  it.each([
    'password123',
    'P@ssw0rd2026!',
    'passwordpassword',
    '  PASSWORD  ',
    'qwertyuiop',
    '1q2w3e4r5t',
    'iloveyou2',
    'Dragon!!!!!!!',
    'sunshine-2024',
    'whiterabbit',
    'weihnachtsbau',
    'wolfenstein!77',
    'Tr0ub4dor'.replace('Tr0ub4dor', 'm0nkey12345'),
  ])('that very many people have is refused, however it is written: %s', (password) => {
    expect(weaknessOf(password, WORDS)).toBe('common');
  });

  it.each([
    'CSI-Madras-2026',
    'csisynod2024',
    'Church of South India',
    'leela.samson',
    'Leela@1965!',
    'M4dr4s_Diocese'.replace('Diocese', 'Youth'),
    'Karimnagar12345',
    'madraspassword',
  ])('made of the church’s and the person’s own words is refused: %s', (password) => {
    expect(weaknessOf(password, WORDS)).toBe('ownWords');
  });

  it.each(['aaaaaaaaaaaa', '1212121212', 'abcdefghijk', '9876543210', 'abababababab'])(
    'of hardly any characters is refused: %s',
    (password) => expect(weaknessOf(password, WORDS)).toBe('fewCharacters'),
  );

  it.each([
    'boats and roofs after rain',
    'the church in Madras has a red door',
    'Lectern-Trial-2026',
    'long enough for tests',
    'the office knows it',
    'velvet harbour nineteen',
    'kuppai-thottil-mazhai',
    'தமிழ் மழை கடல் நாள்',
    'x7Qp-29vb-Lk0z',
  ])('that nobody would try first is taken: %s', (password) => {
    expect(weaknessOf(password, WORDS)).toBeNull();
  });
});
