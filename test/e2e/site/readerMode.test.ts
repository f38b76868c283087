import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { newsPath } from '#lib/newsPath.ts';
import { campaignPath } from '#site/host/paths.ts';
import { visitor } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { pdf, picture } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What reader modes make of a story's page. Readability is Firefox's, and others are made after it. */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
let thumbnail: string;
let paper: string;
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
  youth = await client.department('Youth');
  thumbnail = await client.upload(await picture('boats.jpg'));
  paper = await client.upload(await pdf('Order of service.pdf'));
});

const READABILITY = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
);

interface Read {
  readonly title: string;
  readonly lang: string;
  readonly text: string;
  readonly pictures: readonly string[];
}
/** The page of an address as a reader mode shows it. */
async function readAt(path: string): Promise<Read> {
  const page: Page = await (await visitor(browser, { url: app.url })).newPage();
  await page.goto(path);
  const read = await page.evaluate<Read>(`(() => {
    ${READABILITY};
    const { title, lang, content } = new Readability(document.cloneNode(true)).parse();
    const body = new DOMParser().parseFromString(content, 'text/html').body;
    return { title, lang, text: body.textContent, pictures: [...body.querySelectorAll('img')].map((one) => one.src) };
  })()`);
  await page.context().close();
  return read;
}

const STORIES: Readonly<Record<Language, readonly [title: string, deck: string, sentence: string]>> = {
  en: [
    'Boats came home',
    'All of them, and before the storm',
    'The boats of the village came home at night.',
  ],
  ta: ['படகுகள் வீடு திரும்பின', 'அனைத்தும் புயலுக்கு முன்பே', 'மாலையில் கிராமத்தின் படகுகள் கரைக்குத் திரும்பின.'],
  te: ['పడవలు ఇంటికి వచ్చాయి', 'అన్నీ తుఫానుకు ముందే', 'సాయంత్రం గ్రామంలోని పడవలు తిరిగి వచ్చాయి.'],
  kn: ['ದೋಣಿಗಳು ಮನೆಗೆ ಬಂದವು', 'ಎಲ್ಲವೂ ಬಿರುಗಾಳಿಗೆ ಮುನ್ನ', 'ಸಂಜೆ ಹಳ್ಳಿಯ ದೋಣಿಗಳು ದಡಕ್ಕೆ ಮರಳಿದವು.'],
  ml: ['വള്ളങ്ങൾ തിരിച്ചെത്തി', 'എല്ലാം കൊടുങ്കാറ്റിനു മുമ്പേ', 'വൈകുന്നേരം ഗ്രാമത്തിലെ വള്ളങ്ങൾ തീരത്തെത്തി.'],
};

describe('keeps the lead picture, the sub-heading and the text of a story, and says its language', () => {
  // Of less than 500 letters Readability takes the whole page for the story.
  const lengths = { short: 3, long: 12 };
  it.each(
    LANGUAGES.flatMap((language) =>
      Object.entries(lengths).map(([length, paragraphs]) => ({ language, length, paragraphs })),
    ),
  )('$language, $length', async ({ language, paragraphs }) => {
    const [title, heading, sentence] = STORIES[language];
    const description = `<p>${`${sentence} `.repeat(5)}</p>`.repeat(paragraphs);
    const documents = paragraphs > 3 ? [paper] : [];
    const { id } = await client.news(youth, title, { heading, description, thumbnail, pdf: documents });
    const { text, ...read } = await readAt(newsPath('departments', id));
    expect(read).toEqual({ title, lang: language, pictures: [expect.stringContaining('/media/boats')] });
    expect(text).toContain(heading);
    expect(text.split(sentence)).toHaveLength(1 + 5 * paragraphs);
    for (const around of ['WhatsApp', 'Order of service']) expect(text).not.toContain(around);
  });
});

it('keeps how to give to a campaign, with its picture', async () => {
  const [title, , sentence] = STORIES.ta;
  const { _id: id } = await client.call('POST', 'campaigns/create', {
    ...{
      title,
      description: `<p>${sentence.repeat(6)}</p>`.repeat(4),
      activated: true,
      department: youth.id,
    },
    ...{ thumbnail, how_to_give: '<p>By post, to the office of the diocese in Madras.</p>' },
  });
  const { text, ...read } = await readAt(campaignPath(id));
  expect(read).toEqual({ title, lang: 'ta', pictures: [expect.stringContaining('/media/boats')] });
  expect(text).toContain('to the office of the diocese');
  expect(text).not.toContain('WhatsApp');
});
