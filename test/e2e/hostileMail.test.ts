import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIL_TEMPLATES, type MailTemplate } from '#store/mailQueue/mail.ts';
import { openBrowser } from '#test/support/browser.ts';
import { CHURCH, EVERY_MAIL, everywhere } from '#test/support/everyMail.ts';
import { HOSTILE_HTML } from '#test/support/hostileTexts.ts';

/** Mails full of what nobody should type, opened by a browser that would run and fetch anything: nothing runs, and only our own pictures are fetched. */
const READER = 'https://mails.example/';
const PICTURES = `${CHURCH.publicUrl}/`;
let browser: Browser;
let page: Page;
/** What ran, and what was asked for beyond our own pictures. */
const seen: string[] = [];
let pictures = 0;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.route(READER, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(READER);
  await page.unrouteAll();
  page.on('dialog', (dialog) => {
    seen.push(`ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`ran: ${error.message}`));
  page.on('popup', (popup) => seen.push(`opened: ${popup.url()}`));
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().startsWith(PICTURES)) pictures++;
    else seen.push(`asked for: ${request.url()}`);
  });
});
afterAll(() => browser?.close());

/** The HTML of a template's mails with a text in all their places. */
const htmlOf = (template: MailTemplate, text: string): string[] =>
  EVERY_MAIL[template](everywhere(text)).map(({ html }) => html);

/** Opens mails, each in a frame, waits until all they ask for was asked for, tells every element all that can happen to it, and says what there is. */
const opened = (mails: readonly string[]) =>
  page.evaluate(async (all) => {
    const frames = await Promise.all(
      all.map(
        (html) =>
          new Promise<HTMLIFrameElement>((done) => {
            const frame = document.createElement('iframe');
            frame.onload = () => done(frame);
            frame.srcdoc = html;
            document.body.append(frame);
          }),
      ),
    );
    return frames.map((frame) => {
      const inside = frame.contentDocument;
      const elements = [...(inside?.querySelectorAll('*') ?? [])];
      for (const element of elements)
        for (const type of ['click', 'mouseover', 'focus', 'load', 'error', 'toggle', 'begin', 'start'])
          element.dispatchEvent(new Event(type));
      const shape = elements.flatMap((element) => {
        const attributes = [...element.attributes].map(({ name }) => name);
        // Lines of a letter are spans with a break.
        return ['span', 'br'].includes(element.localName) && attributes.length === 0
          ? []
          : `${element.localName} ${attributes.join(' ')}`;
      });
      const links = [...(inside?.links ?? [])].map(({ href }) => href);
      frame.remove();
      return { shape, links };
    });
  }, mails);

it.each(MAIL_TEMPLATES)('%s stays the mail that it is', async (template) => {
  const plain = htmlOf(template, 'Bells');
  const harmless = await opened(plain);
  expect(harmless[0]?.shape.length).toBeGreaterThan(20);
  expect(pictures).toBeGreaterThan(0);
  const hostile = HOSTILE_HTML.flatMap((text) =>
    // In some nothing is typed by anybody: one is as good as all.
    htmlOf(template, text).flatMap((html, nth) => (html === plain[nth] ? [] : { text, html, nth })),
  );
  const found = await opened(hostile.map(({ html }) => html));
  for (const [place, { text, nth }] of hostile.entries()) {
    const { shape, links = [] } = found[place] ?? {};
    expect({ text, shape }).toEqual({ text, shape: harmless[nth]?.shape });
    const away = links.filter((href) => !href.startsWith(PICTURES) && !href.startsWith('mailto:'));
    expect({ text, away }).toEqual({ text, away: [] });
  }
  expect(seen).toEqual([]);
});

it('sees what it looks for', async () => {
  await opened(['<img src=x onerror=alert(1)><link rel=stylesheet href=//evil.example/x.css>']);
  expect([...new Set(seen)].sort()).toEqual([
    'asked for: https://evil.example/x.css',
    'asked for: https://mails.example/x',
    'ran: 1',
  ]);
});
