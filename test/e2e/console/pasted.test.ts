import fc from 'fast-check';
import type { Browser, Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { toasted } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { isLong, often } from '#test/support/often.ts';
import { pastes } from '#test/support/pastes.ts';
import { ADMIN, type App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What other programs give to the clipboard, as the editor takes it over. */
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

async function editing() {
  const { id } = await client.news(youth, 'Pasted', { description: '<p>Before</p>' });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`, ADMIN);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.waitFor();
  return { page, body };
}

/** What the editor holds when each of these was pasted into it while it was empty. */
const made = (body: Locator, type: 'text/html' | 'text/plain', all: readonly string[]): Promise<string[]> =>
  body.evaluate(
    (element, [kind, texts]) => {
      const { editor } = element as HTMLElement & {
        editor: { commands: { setContent(html: string): boolean; focus(): boolean }; getHTML(): string };
      };
      return texts.map((text) => {
        editor.commands.setContent('');
        editor.commands.focus();
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind, text);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
        return editor.getHTML();
      });
    },
    [type, [...all]] as const,
  );

/** A paragraph of Word's with a sign of its own. */
const listed = (place: string, sign: string, words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${place}'><![if !supportLists]><span style='font-family:${sign === '·' ? 'Symbol' : 'Calibri'}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;
const li = (...words: string[]): string => words.map((one) => `<li><p>${one}</p></li>`).join('');

const CASES: Readonly<Record<string, readonly [html: string, made: string]>> = {
  'a list of Word': [
    `<p class=MsoNormal>Please bring:<o:p></o:p></p>${listed('l0 level1 lfo1', '·', 'a hymn book')}${listed('l0 level1 lfo1', '·', 'a lamp')}<p>Thanks</p>`,
    `<p>Please bring:</p><ul>${li('a hymn book', 'a lamp')}</ul><p>Thanks</p>`,
  ],
  'levels and lists of Word': [
    listed('l0 level1 lfo1', '1.', 'Morning') +
      listed('l0 level3 lfo1', 'o', 'Tea') +
      listed('l0 level1 lfo1', '2.', 'Evening') +
      listed('l1 level1 lfo2', '·', 'Other'),
    `<ol><li><p>Morning</p><ul>${li('Tea')}</ul></li>${li('Evening')}</ol><ul>${li('Other')}</ul>`,
  ],
  'a list of Word that goes on, and a paragraph of an item': [
    `${listed('l0 level1 lfo1', '3.', 'Third')}<p class=MsoListParagraphCxSpMiddle>and more</p>${listed('l0 level1 lfo1', '4.', 'Fourth')}`,
    `<ol start="3"><li><p>Third</p><p>and more</p></li>${li('Fourth')}</ol>`,
  ],
  'a heading of Word that is counted': [
    `<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Beginnings</h1>`,
    '<h1>1. Beginnings</h1>',
  ],
  'a comment of Word, and the words that it is about': [
    `<p class=MsoNormal>The synod meets in <a style='mso-comment-reference:L_1;mso-comment-date:20260101T1200'>Kottayam</a><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[L1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span>.</p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Do not name the place</p></div></div></div>`,
    '<p>The synod meets in Kottayam.</p>',
  ],
  'hidden text': [
    '<p>Dear friends</p><p style="display:none;max-height:0">Preview</p><p>Grace<span style="mso-hide:all;display:none"> (draft)</span> and <span style="visibility:hidden">no <b style="visibility:visible">all</b></span> peace</p>',
    '<p>Dear friends</p><p>Grace and <strong>all</strong> peace</p>',
  ],
  'struck, raised and lowered text of Google': [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-9"><p dir="ltr"><span style="vertical-align:super;font-size:0.6em">5</span><span style="vertical-align:baseline">The light. On </span><span style="text-decoration:line-through">4 May</span><span> 11 May; H</span><span style="vertical-align:sub">2</span><span>O.</span></p></b>',
    '<p><sup>5</sup>The light. On <s>4 May</s> 11 May; H<sub>2</sub>O.</p>',
  ],
  'levels that are left out': [
    '<b style="font-weight:normal;" id="docs-internal-guid-2"><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Morning</span></p></li><ul><ul><li dir="ltr" aria-level="3"><p dir="ltr"><span>Tea</span></p></li></ul></ul><li dir="ltr"><p dir="ltr"><span>Evening</span></p></li></ul></b>',
    `<ul><li><p>Morning</p><ul>${li('Tea')}</ul></li>${li('Evening')}</ul>`,
  ],
  'levels that are items without a sign': [
    '<ul><li>Morning</li><li style="list-style-type:none"><ul><li>Tea</li><li style="list-style-type: none"><ol><li>Black</li></ol></li></ul></li></ul><ul><ul><li>Alone</li></ul></ul>',
    `<ul><li><p>Morning</p><ul><li><p>Tea</p><ol>${li('Black')}</ol></li></ul></li></ul><ul>${li('Alone')}</ul>`,
  ],
  'paragraphs that are bold or centred': [
    '<p style="font-weight:bold">Bold <span style="font-weight:normal">and not</span></p><div align=center><p>In the middle</p>loose<br>lines</div><center>old</center><p style="text-align:left">left</p>',
    '<p><strong>Bold </strong>and not</p><p class="align-center">In the middle</p><p class="align-center">loose<br>lines</p><p class="align-center">old</p><p>left</p>',
  ],
  'what says that it is not what its tag says': [
    '<p><strong style="font-weight:400">a</strong> <em style="font-style:normal">b</em> <b>c <span style="font-weight:normal">d</span></b> <u style="text-decoration:none">e</u></p>',
    '<p>a b <strong>c </strong>d e</p>',
  ],
  'pictures that are letters, and none': [
    '<p>Joy <img alt="🙏🏽" src="https://example.org/1f64f.png"></p><p><img src="https://example.org/open.gif" width="1" height="1"></p><p>all</p>',
    '<p>Joy 🙏🏽</p><p>all</p>',
  ],
};

it('lists, comments, hidden text and looks of other programs become what they are', async () => {
  const { body } = await editing();
  const names = Object.keys(CASES);
  const all = await made(
    body,
    'text/html',
    names.map((name) => CASES[name]?.[0] ?? ''),
  );
  expect(Object.fromEntries(names.map((name, at) => [name, all[at]]))).toEqual(
    Object.fromEntries(names.map((name) => [name, CASES[name]?.[1]])),
  );
});

it('says how many pictures could not be taken along, and leaves no empty line of them', async () => {
  const { page, body } = await editing();
  const picture =
    '<p class=MsoNormal><span><img width=300 height=200 src="file:///C:/Temp/clip_image002.jpg"></span></p>';
  const html = `<p class=MsoNormal>The new chapel:</p>${picture}<p class=MsoNormal>It was opened on Sunday.</p>`;
  expect(await made(body, 'text/html', [html])).toEqual([
    '<p>The new chapel:</p><p>It was opened on Sunday.</p>',
  ]);
  await toasted(page, 'A picture of the text could not be copied: upload it.');
  await made(body, 'text/html', [`${html}${picture}<p>See <img src="https://example.org/a.png"></p>`]);
  await toasted(page, '3 pictures of the text could not be copied: upload them.');
});

it('formats what WhatsApp writes between signs, and no sums and addresses', async () => {
  const { body } = await editing();
  expect(
    await made(body, 'text/plain', [
      '*Sunday* at _six_,\n~not five~\r\n\r\n2*3*4 and 2 * 3 * 4',
      'https://example.org/_a_/*b*',
    ]),
  ).toEqual([
    '<p><strong>Sunday</strong> at <em>six</em>,</p><p><s>not five</s></p><p>2*3*4 and 2 * 3 * 4</p>',
    '<p><a href="https://example.org/_a_/*b*">https://example.org/_a_/*b*</a></p>',
  ]);
});

/** An item, or a tag of a look, that holds nothing. */
const EMPTY = /<li><p><\/p>|<(?:strong|em|u|s|sup|sub)><\//;

it('loses no word that was seen, takes none that was not, and leaves no item empty', async () => {
  const { body } = await editing();
  const all = fc.sample(pastes, { numRuns: often('PASTES', 300, 3000), ...(isLong ? {} : { seed: 11 }) });
  const held = await made(
    body,
    'text/html',
    all.map(({ html }) => html),
  );
  const wrong = all.flatMap(({ html, seen }, at) => {
    const now = held[at] ?? '';
    const words = now.match(/(?:word|unseen)\d+/g) ?? [];
    const isWhole = words.join(' ') === seen.join(' ') && !EMPTY.test(now);
    return isWhole ? [] : [{ html, now, seen: seen.join(' ') }];
  });
  expect(wrong.sort((a, b) => a.html.length - b.html.length).slice(0, 3)).toEqual([]);
});
