import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { HUES, hueOf, INK, INK_2, PAPER } from '#lib/hues.ts';
import { FACES, knowFonts } from './cardFonts.ts';
import { drawCard } from './drawCard.ts';

/** Widths of titles before any font was registered. */
const before = new Map<string, number>();
beforeAll(async () => {
  for (const [name, title] of Object.entries(TITLES)) before.set(name, await widthOf(title));
});

it('its colours are those of the look', () => {
  const tokens = readFileSync('src/ui/tokens/colours.css', 'utf8') + readFileSync('src/ui/hues.css', 'utf8');
  const named = { paper: PAPER, ink: INK, 'ink-2': INK_2, accent: hueOf(undefined) };
  for (const [name, colour] of Object.entries(named)) expect(tokens).toContain(`--${name}: ${colour};`);
  const hues = [...tokens.matchAll(/^ {2}\[data-accent='(\w+)'\] \{\s*--accent: (#\w+)/gm)];
  expect(Object.fromEntries(hues.map(([, name, colour]) => [name, colour]))).toEqual(HUES);
});

const SEAL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';
const TITLES = {
  English: 'Young people walk for <water> & life',
  Tamil: 'மறைமாவட்ட மாநாடு சென்னையில் நடைபெற்றது',
  Telugu: 'దక్షిణ ఇండియా సంఘము',
  Kannada: 'ದಕ್ಷಿಣ ಭಾರತ ಸಭೆ',
  Malayalam: 'ദക്ഷിണേന്ത്യാ സഭ',
  long: 'a long title '.repeat(60),
};

it.each(Object.entries(TITLES))('%s stays in its room', async (_name, title) => {
  const card = await drawCard({ title, site: 'Diocese', accent: 'palm', seal: SEAL });
  const { width, height } = await sharp(card).metadata();
  expect([width, height]).toEqual([1200, 630]);
  // Below the title and to its right is background.
  for (const part of [
    { left: 0, top: 560, width: 1200, height: 40 },
    { left: 1130, top: 0, width: 70, height: 600 },
  ]) {
    const { channels } = await sharp(await sharp(card).extract(part).png().toBuffer()).stats();
    expect(channels.slice(0, 3).map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  }
});

const widthOf = async (title: string): Promise<number> => {
  const text = `<span face="${FACES}">${title.replace(/[<>&]/g, '')}</span>`;
  return (
    await sharp({ text: { text, dpi: 300 } })
      .png()
      .toBuffer({ resolveWithObject: true })
  ).info.width;
};

it.each(Object.entries(TITLES))('%s has letters that the machine did not have', async (name, title) => {
  await knowFonts();
  expect(await widthOf(title)).not.toBe(before.get(name));
});
