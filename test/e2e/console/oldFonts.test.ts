import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, toasted } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { save, signedIn } from '#test/support/consoleSteps.ts';
import { typedWith } from '#test/support/legacyFonts.ts';
import { ADMIN, type App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Text of fonts before Unicode, pasted as people do: by the keys, from a clipboard that another program has filled. */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
    youth = await client.department('Youth');
  },
  { closePages: true },
);

async function editing(title: string) {
  const { id } = await client.news(youth, title, { description: '<p>Before</p>' });
  const { context, page } = await signedIn(browser, app, `/departments/edit_news/${id}`, ADMIN);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.waitFor();
  return { page, body, kept: async () => (await client.call('GET', `news/get/${id}`)).description };
}

/** Copies somewhere else, and pastes where the cursor is. */
async function pasteHere(page: Page, text: string, html?: string): Promise<void> {
  await page.evaluate(
    async ([plain = '', rich]) => {
      const item: Record<string, Blob> = { 'text/plain': new Blob([plain], { type: 'text/plain' }) };
      if (rich) item['text/html'] = new Blob([rich], { type: 'text/html' });
      await navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [text, html ?? ''],
  );
  await page.keyboard.press('ControlOrMeta+v');
}

const TYPED = 'jpUr;rig kf;fs; midtUk; $bdh;';
const READ = 'திருச்சபை மக்கள் அனைவரும் கூடினர்';

it('text whose font is named becomes Unicode, one step back gives what was pasted, and English beside it stays', async () => {
  const { page, body, kept } = await editing('By name');
  await body.getByText('Before').click();
  await page.keyboard.press('End');
  const html =
    `<p style="font-family:Arial">CSI News: <b style="font-family:Bamini">jpUr;rig</b>` +
    `<span style='font-family:"Bamini",serif'> kf;fs; midtUk; $bdh;</span> <i>in Chennai</i></p>`;
  await pasteHere(page, `CSI News: ${TYPED} in Chennai`, html);
  await expect.poll(() => body.textContent()).toBe(`BeforeCSI News: ${READ} in Chennai`);
  await toasted(page, 'old font (Bamini). It is Tamil in Unicode now.');
  await expect.poll(() => body.locator('strong').textContent()).toBe('திருச்சபை');

  // The button takes back what was changed, and nothing that was written since.
  await page.keyboard.type(' Amen.');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => body.textContent()).toBe(`BeforeCSI News: ${TYPED} in Chennai Amen.`);
  for (const step of [`${READ} in Chennai Amen.`, `${READ} in Chennai`, `${TYPED} in Chennai`]) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => body.textContent()).toBe(`BeforeCSI News: ${step}`);
  }
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => body.textContent()).toContain(READ);
  await save(page);
  await expect.poll(kept).toContain('<strong>திருச்சபை</strong>');
});

it('what Word says by its rules is known, in three languages at once', async () => {
  const { page, body } = await editing('From Word');
  await body.getByText('Before').click();
  await page.keyboard.press('ControlOrMeta+a');
  const [malayalam, kannada] = ['പ്രാർത്ഥന കേരളം', 'ಕನ್ನಡ ಮುದ್ರಿಸುತ್ತಿರುವುದು'];
  const html =
    `<html><head><style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-family:"ML-TTKarthika";} ` +
    `span.kn {mso-style-name:x; font-family:"Nudi 01 e"} --></style></head><body>` +
    `<p class=MsoNormal>${typedWith(malayalam, 'mlTt')}</p>` +
    `<p class=MsoNormal><span class=kn>${typedWith(kannada, 'nudi')}</span></p>` +
    `<p class=MsoNormal><font face="TSC_Avarangal">${typedWith(READ, 'tscii')}</font></p></body></html>`;
  // A browser cleans what its own pages copy; programs give it as it is.
  await body.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect.poll(() => body.locator('p').allTextContents()).toEqual([malayalam, kannada, READ]);
});

it('what only looks like it is offered, and stays until it is wanted', async () => {
  const { page, body } = await editing('By letters');
  await body.getByText('Before').click();
  await page.keyboard.press('ControlOrMeta+a');
  await pasteHere(page, TYPED);
  await toasted(page, 'This looks like Tamil in an old font (Bamini).');
  await expect.poll(() => body.textContent()).toBe(TYPED);
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change to Unicode' }).click();
  await expect.poll(() => body.textContent()).toBe(READ);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => body.textContent()).toBe(TYPED);
});

it('English and Unicode are pasted as ever', async () => {
  const { page, body } = await editing('As ever');
  await body.getByText('Before').click();
  await page.keyboard.press('ControlOrMeta+a');
  await pasteHere(
    page,
    'x',
    `<p style="font-family:Bamini">${READ}</p><p style="font-family:Calibri">Rev. A; Rev. B; Rev. C;</p>`,
  );
  await expect.poll(() => body.locator('p').allTextContents()).toEqual([READ, 'Rev. A; Rev. B; Rev. C;']);
  await page.keyboard.type('.');
  await expect.poll(() => body.textContent()).toContain('C;.');
  await expect.poll(() => page.locator('.toast').count()).toBe(0);
});

it('plain fields read it too, with their own Undo', async () => {
  const { page } = await editing('In a field');
  const title = page.getByLabel('Title');
  await title.fill('News: ');
  await title.press('End');
  await pasteHere(page, TYPED, `<span style="font-family:Bamini">${TYPED}</span>`);
  await expect.poll(() => title.inputValue()).toBe(`News: ${READ}`);
  await toasted(page, 'old font (Bamini)');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => title.inputValue()).toBe(`News: ${TYPED}`);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => title.inputValue()).toBe(`News: ${READ}`);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => title.inputValue()).toBe(`News: ${TYPED}`);

  await title.fill('');
  await pasteHere(page, TYPED);
  await page.getByRole('button', { name: 'Change to Unicode' }).click();
  await expect.poll(() => title.inputValue()).toBe(READ);
});
