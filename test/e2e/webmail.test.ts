import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIL_TEMPLATES } from '#store/mailQueue/mail.ts';
import { openBrowser } from '#test/support/browser.ts';
import { EVERY_MAIL, everywhere } from '#test/support/everyMail.ts';

/**
 * Mails in webmail, where they stand in a page of its own (Roundcube): a div takes the body's place and keeps its attributes, and each rule of the
 * style sheet holds within a div of that class only. The body's own class and id replace those of the div.
 */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const MAILS = MAIL_TEMPLATES.flatMap((template) =>
  EVERY_MAIL[template](everywhere('Bells')).map(({ html }, nth) => ({ name: `${template} ${nth}`, html })),
);

/** What the mail looks like there: the colours behind it and of its text, and the space at its side. */
const shown = (page: Page, html: string) =>
  page.evaluate((mail) => {
    const { head, body } = new DOMParser().parseFromString(mail, 'text/html');
    const div = document.createElement('div');
    div.className = 'webmail-body';
    for (const { name, value } of body.attributes) div.setAttribute(name, value);
    div.append(...body.childNodes);
    const rules = head.querySelector('style')?.textContent?.replaceAll(/\bbody\b/g, '&') ?? '';
    const style = document.createElement('style');
    style.textContent = `#message div.webmail-body { ${rules} }`;
    const message = document.createElement('div');
    message.id = 'message';
    message.append(style, div);
    document.body.replaceChildren(message);
    const look = (selector: string) => {
      const found = message.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return getComputedStyle(found);
    };
    return {
      behind: [':scope > div', '.outer', '.sheet'].map((one) => look(one).backgroundColor),
      text: look('.mail').color,
      side: look('.cell').paddingLeft,
    };
  }, html);

const DARK = {
  behind: ['rgb(17, 13, 15)', 'rgb(17, 13, 15)', 'rgb(24, 19, 21)'],
  text: 'rgb(242, 233, 222)',
};
const LIGHT = {
  behind: ['rgb(240, 232, 218)', 'rgb(240, 232, 218)', 'rgb(248, 243, 234)'],
  text: 'rgb(35, 26, 29)',
};

it.each([
  { width: 360, colorScheme: 'dark', is: { ...DARK, side: '0px' } },
  { width: 720, colorScheme: 'light', is: { ...LIGHT, side: '12px' } },
] as const)('all mails are $colorScheme and fit into $width px there', async ({ width, colorScheme, is }) => {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
  const wrong: object[] = [];
  for (const { name, html } of MAILS) {
    const found = await shown(page, html);
    if (JSON.stringify(found) !== JSON.stringify(is)) wrong.push({ name, ...found });
  }
  expect(wrong).toEqual([]);
  await page.close();
});
