import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { DIOCESE_SLUGS } from '#kinds/diocese.ts';
import { news } from '#kinds/news.ts';
import { subDomainFor } from '#kinds/subDomain.ts';
import { languageOf } from '#lib/language.ts';
import { cleanRichText } from '#store/richText.ts';
import { drawPortrait } from './drawings/portraits.ts';
import { drawScene, sceneSvg } from './drawings/scenes.ts';
import { dioceseSeal, synodSeal } from './drawings/seal.ts';
import { sampleChurch } from './index.ts';
import { makePdf } from './pdf.ts';

const { accounts, departments, dioceses } = sampleChurch;
const untold = new Set<string>();

describe('the units of the sample church', () => {
  test('the dioceses are the twenty-six of the fixed list', () => {
    expect(dioceses.map(({ slug }) => slug).sort()).toEqual([...DIOCESE_SLUGS].sort());
  });

  test.each(departments)('$name has the sub-domain that its name makes, an aim and people', (department) => {
    expect(subDomainFor('department', department.name, 'csi', untold)).toBe(department.slug);
    expect(cleanRichText(department.aim).html).toBe(department.aim);
    expect(department.personnel.length).toBeGreaterThan(0);
  });

  test('no page of news is empty', () => {
    const count = (slug: string): number =>
      sampleChurch.news.filter(({ unit, active }) => unit.slug === slug && active).length;
    for (const { slug } of departments) expect(count(slug), slug).toBeGreaterThanOrEqual(3);
    for (const { slug } of dioceses) expect(count(slug), slug).toBeGreaterThanOrEqual(1);
  });

  test('the seals of the pages are the ones drawn here', async () => {
    const seal = (name: string): Promise<string> =>
      readFile(new URL(`../../src/site/seals/${name}.svg`, import.meta.url), 'utf8');
    expect(await seal('synod')).toBe(synodSeal());
    for (const diocese of dioceses) expect(await seal(diocese.slug)).toBe(dioceseSeal(diocese));
  });
});

describe('the sample news', () => {
  test.each(sampleChurch.news)('$title', (item) => {
    const unit = [...departments, ...dioceses].find(({ slug }) => slug === item.unit.slug);
    const author = accounts.find(({ name }) => name === item.author);
    expect(item.title.length).toBeLessThanOrEqual(news.fields.title.max);
    expect(item.heading.length).toBeLessThanOrEqual(news.fields.heading.max);
    expect(item.gallery.length).toBeLessThanOrEqual(news.fields.gallery.many);
    expect(unit, 'its unit').toBeDefined();
    expect(author, 'its author').toBeDefined();
    expect([null, item.unit.slug], 'the author writes for this unit').toContain(author?.unit);
    expect(languageOf(item.title)).toBe(item.lang);
    expect(cleanRichText(item.description).html).toBe(item.description);
    const pictures = [item.thumbnail, ...item.gallery].map((picture) => picture && sceneKey(picture));
    expect(new Set(pictures).size, 'no picture twice').toBe(pictures.length);
  });
});

const sceneKey = ({ scene, seed }: { scene: string; seed: number }): string => `${scene}-${seed}`;

describe('the drawings', () => {
  test('the same seed draws the same picture, another seed another one', () => {
    expect(sceneSvg('walk', 2)).toBe(sceneSvg('walk', 2));
    expect(sceneSvg('walk', 2)).not.toBe(sceneSvg('walk', 3));
  });

  test('pictures and portraits are JPEG files, documents are PDF files', async () => {
    for (const picture of [await drawScene('lamp', 1), await drawPortrait('sari', 4)]) {
      expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      expect(picture.length).toBeLessThan(400_000);
    }
    const document = await makePdf({
      title: 'A notice',
      unit: 'Music',
      paragraphs: ['# One', 'Two', '- three'],
      pages: 2,
    });
    expect(document.subarray(0, 5).toString()).toBe('%PDF-');
    expect(document.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});
