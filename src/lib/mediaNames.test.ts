import { describe, expect, it } from 'vitest';
import {
  cleanOriginalName,
  isMediaName,
  originalOf,
  storedName,
  VARIANT_WIDTHS,
  variantName,
} from './mediaNames.ts';

const MS = 1_773_480_413_589;

describe('the stored name (AMB-039)', () => {
  it.each([
    ['My Holiday Photo.JPG', `MyHolidayPhoto${MS}.JPG`],
    ['annual report (2025) v1.2.pdf', `annualreport2025v1.2${MS}.pdf`],
    ['ஆலயம் திறப்பு விழா.jpg', `ஆலயம்திறப்புவிழா${MS}.jpg`],
    ['Cafe\u0301.png', `Café${MS}.png`],
    ['..hidden.png', `hidden${MS}.png`],
    ['***.png', `file${MS}.png`],
    ['a<script>"\'&;%00.gif', `ascript00${MS}.gif`],
    ['naïve\u202Egnp.png', `naïvegnp${MS}.png`],
  ])('of %j is %j', (original, stored) => {
    expect(storedName(original, MS)).toBe(stored);
    expect(isMediaName(stored)).toBe(true);
  });

  it('stays short enough for every file system, with the longest variant behind it', () => {
    for (const letter of ['a', 'த', '𐐷']) {
      const name = storedName(`${letter.repeat(300)}.jpeg`, MS);
      expect([...name].length).toBeLessThanOrEqual(80 + 13 + 5);
      expect(Buffer.byteLength(variantName(name, 1920, 'avif'))).toBeLessThanOrEqual(255);
      expect(name.isWellFormed()).toBe(true);
    }
  });
});

describe('isMediaName', () => {
  it.each(['', '.', '..', '.temp', 'a/b.jpg', 'a\\b.jpg', 'a\0.jpg', 'a b.jpg', '../x', 'é'.repeat(200)])(
    'refuses %j',
    (name) => expect(isMediaName(name)).toBe(false),
  );
});

describe('variants', () => {
  it('lead back to their original', () => {
    for (const width of VARIANT_WIDTHS) {
      expect(originalOf(variantName(`photo${MS}.jpg`, width, 'avif'))).toBe(`photo${MS}.jpg`);
    }
    expect(originalOf(`photo${MS}.jpg`)).toBe(`photo${MS}.jpg`);
  });

  it('can never be taken by an upload', () => {
    const uploaded = storedName('photo1773480413589.jpg-w640.webp', MS);
    expect(originalOf(uploaded)).toBe(uploaded);
  });
});

it('the stored name is the fifth piece of an address (AMB-038)', () => {
  const name = storedName('ஆலயம் 1/2?.jpg', MS);
  expect(`https://synod.example/media/${name}`.split('/')[4]).toBe(name);
});

describe("the uploader's own name", () => {
  it.each([
    ['C:\\fakepath\\My Photo.jpg', 'My Photo.jpg'],
    ['../../etc/passwd.png', 'passwd.png'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['x\ud800.jpg', 'x\ufffd.jpg'],
  ])('of %j is %j', (given, clean) => expect(cleanOriginalName(given)).toBe(clean));

  it('keeps its extension when it is cut', () => {
    expect(cleanOriginalName(`${'a'.repeat(5000)}.pdf`)).toBe(`${'a'.repeat(200)}.pdf`);
  });
});
