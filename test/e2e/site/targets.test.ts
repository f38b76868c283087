import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { filesAreReady } from '#test/support/church.ts';
import { clientOf } from '#test/support/client.ts';
import { picture } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';
import { makePaper } from '../../../sample/print/paper.ts';
import { lookAtBoth } from '../axe/walk.ts';

/** What is pressed is large enough for a finger (WCAG 2.2, 2.5.8), which axe asks of every page; here of what the small church has none of. */
let app: App;
let browser: Browser;
withChurch((started) => {
  ({ app, browser } = started);
});

it('the pages of a paper on which words were found', async () => {
  const client = await clientOf(app);
  const paragraphs = Array.from({ length: 90 }, (_, i) =>
    `On day ${i} the tide table of the harbour is read aloud. `.repeat(4),
  );
  const buffer = await makePaper({ title: 'The harbour', unit: 'Youth', paragraphs });
  const thumbnail = await client.upload(await picture('harbour.jpg'));
  const pdf = await client.upload({ name: 'harbour.pdf', mimeType: 'application/pdf', buffer });
  await client.call('POST', 'publications/create', {
    ...{ type: 'library_archives', title: 'The harbour', date: '2025-01-18', activated: true },
    ...{ thumbnail, pdf },
  });
  await filesAreReady(app);
  const page = await (await visitor(browser, { url: app.url })).newPage();
  const places = page.getByRole('link', { name: /^Page \d+ of the PDF$/ });
  await expect
    .poll(async () => {
      await page.goto('/search?q=tide');
      return places.count();
    })
    .toBeGreaterThan(2);
  await lookAtBoth(page);
  const small = () =>
    places.evaluateAll((links) =>
      links.flatMap((link) => {
        const { width, height } = link.getBoundingClientRect();
        return width < 24 || height < 24 ? [`${link.textContent}: ${width} × ${height}`] : [];
      }),
    );
  await expect.poll(small).toEqual([]);
  await page.context().close();
});
