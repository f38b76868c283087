import { describe, expect, it } from 'vitest';
import type { StoredFile } from '#kinds/records.ts';
import { MOST_BYTES, MOST_LINES } from '#lib/newsletterLimits.ts';
import { cleanGreeting } from '#store/newsletter/greeting.ts';
import { type Element, type Node, treeOf } from '#store/richText/tree.ts';
import { CHURCH, EVERY_MAIL } from '#test/support/everyMail.ts';
import { newsletterMail } from './newsletter.tsx';

const ID = '0a03db89-db67-46d0-b29b-f72f134f0948';
const PICTURE = {
  name: 'boats1795258800000.jpg',
  width: 1600,
  height: 1000,
  alt: 'Boats on a flooded road',
  variants: [{ name: 'boats1795258800000-1280.jpg', width: 1280, format: 'jpeg' }],
} as unknown as StoredFile;
const TAMIL = 'ஞாயிறு பள்ளி ஆசிரியர்களுக்கான மூன்று நாள் பயிற்சி மதுரையில் தொடங்கியது நேற்று காலை';
const story = (title: string, at: number) => ({
  newsId: `${String(at).padStart(8, '0')}${ID.slice(8)}`,
  type: 'dioceses' as const,
  unitName: 'Thoothukudi-Nazareth',
  title,
  heading: title,
  day: '2026-11-02',
  picture: PICTURE,
});
const rendered = (count: number, title: string, greeting = '') =>
  newsletterMail(CHURCH, ID, {
    subject: title,
    greeting: cleanGreeting(greeting),
    sentAt: new Date('2026-11-22T06:00:00Z'),
    items: Array.from({ length: count }, (_, at) => story(`${title} ${at}`, at)),
  })(ID, 'reader@example.org');

describe('a newsletter', () => {
  // Gmail shows 102 KB of a mail and hides the rest, including the unsubscribe link.
  it.each([10, 11, 25, 100])('of %i stories is not cut by Gmail, in whatever script', (count) => {
    const greeting = `<p>${'வணக்கம் '.repeat(500)}</p>`;
    for (const title of ['Boats first, then roofs: six weeks in flooded Kuttanad', TAMIL])
      expect(Buffer.byteLength(rendered(count, title, greeting).html)).toBeLessThan(MOST_BYTES);
  });

  it('with many stories has one picture and a line for each, and says where the rest stand', () => {
    const { html, text } = rendered(100, 'Roofs');
    expect(html.match(/<img[^>]*boats/g)).toHaveLength(1);
    for (const at of [0, 1, MOST_LINES]) expect(html).toContain(`>Roofs ${at}</a>`);
    expect(html).not.toContain(`>Roofs ${MOST_LINES + 1}</a>`);
    for (const part of [html, text])
      expect(part).toContain('75 more stories stand on the page of this letter.');
    expect(html).toContain('Read all 100');
    expect(rendered(26, 'Roofs').text).toContain('One more story stands');
    expect(rendered(25, 'Roofs').text).not.toContain('stands on the page');
    expect(rendered(10, 'Roofs').html.match(/<img[^>]*boats/g)).toHaveLength(10);
  });

  it('can be left near its head, and at its end', () => {
    const { html, unsubscribe = '' } = rendered(3, 'Roofs');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.indexOf(unsubscribe)).toBe(1);
    expect(links.lastIndexOf(unsubscribe)).toBeGreaterThan(3);
    expect(html.indexOf(unsubscribe)).toBeLessThan(html.indexOf('<h1'));
  });

  it('begins with its greeting, of words alone, in both parts', () => {
    const greeting =
      '<h1>Dear friends</h1><p>the rain came <em>late</em>; see <a href="/news/9" onclick="x()">the page</a>.</p>' +
      `<ul><li>roofs</li><li lang="ta">${TAMIL}</li></ul><table><tr><td>a cell</td></tr></table>` +
      '<p><img src="/media/a1.jpg" alt="no"></p><script>alert(1)</script><p style="color:red" class="ink-sea">with good wishes</p>';
    const { html, text } = rendered(2, 'Roofs', greeting);
    expect(html.indexOf('Dear friends')).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain(`href="${CHURCH.publicUrl}/news/9"`);
    expect(html).toMatch(/<li [^>]*lang="ta"/);
    for (const gone of ['a1.jpg', 'alert', 'onclick', 'ink-sea', 'color:red'])
      expect(html).not.toContain(gone);
    expect(text).toContain(
      `Dear friends\n\nthe rain came late; see the page (${CHURCH.publicUrl}/news/9).\n\n- roofs\n- ${TAMIL}\n\na cell\n\nwith good wishes\n\n`,
    );
    expect(cleanGreeting('<p>&nbsp;</p><p><br></p>')).toBe('');
  });
});

/** The elements of a mail, each with its parent. */
function elements(nodes: readonly Node[], parent?: Element): { of: Element; parent: Element | undefined }[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [{ of: node, parent }, ...elements(node.children, node)],
  );
}

const PLAIN = {
  name: 'A',
  address: 'a@example.org',
  unit: 'Youth',
  title: 'T',
  text: 'Text',
  picture: PICTURE,
};

// Word, which renders mails in the classic Outlook, supports padding on cells only and backgrounds only by attribute, and neither float nor max-width.
describe.each(Object.entries(EVERY_MAIL))('the mail %s in the classic Outlook', (_template, draw) => {
  it('needs no style that only browsers know', () => {
    const wrong = draw(PLAIN).flatMap(({ html }) =>
      elements(treeOf(html)).flatMap(({ of: { tag, attributes }, parent }) => {
        const style = attributes.style ?? '';
        const says = (property: string): string | undefined =>
          new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`).exec(style)?.[1];
        const padding = says('padding') ?? '0';
        const inButton = tag === 'a' && /mso-padding-alt/.test(parent?.attributes.style ?? '');
        const faults = [
          /\bfloat:/.test(style) && 'float',
          padding !== '0' && !['td', 'ul', 'ol', 'body'].includes(tag) && !inButton && 'padding',
          says('max-width') && !['table', 'img'].includes(tag) && 'max-width',
          says('max-width') && tag === 'img' && !attributes.width && 'a width',
          says('background-color') &&
            tag !== 'img' &&
            attributes.bgcolor !== says('background-color') &&
            'its ground as an attribute',
          tag === 'div' && !['mail', 'hidden'].includes(attributes.class ?? '') && 'a block that is no cell',
        ];
        return faults.filter(Boolean).map((fault) => `${tag}.${attributes.class}: ${fault}`);
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('has a preview text without two full stops, though titles end with one', () => {
    const typed = { ...PLAIN, title: 'The bells ring.', text: 'They ring at six.', name: 'Asha M.' };
    for (const { html, preheader = '' } of draw(typed))
      expect((/<div[^>]*class="hidden"[^>]*>([^<]*)/.exec(html)?.[1] ?? '') + preheader).not.toMatch(
        /\.\.|[.?!] \./,
      );
  });

  it('is as wide as the paper', () => {
    for (const { html } of draw(PLAIN)) {
      expect(html.match(/<!--\[if mso\]><table[^>]* width="600"/g)).toHaveLength(1);
      expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(html.match(/<!\[endif\]-->/g)?.length ?? -1);
    }
  });
});
