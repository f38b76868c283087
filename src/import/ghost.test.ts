import { beforeEach, describe, expect, it } from 'vitest';
import { news } from '#kinds/news.ts';
import { pdfSample } from '#media/testSamples.ts';
import { importing, picture } from '#test/support/importing.ts';

const { write, run, addUnits, all, everything } = importing();

interface Post {
  readonly id: string;
  readonly title: string;
  readonly [field: string]: unknown;
}
const post = (more: Post) => ({
  ...{ uuid: `uuid-${more.id}`, slug: more.title.toLowerCase(), type: 'post', status: 'published' },
  ...{ visibility: 'public', html: null, lexical: null, mobiledoc: null, feature_image: null, featured: 0 },
  ...{
    created_at: '2021-03-01T08:00:00.000Z',
    published_at: '2021-03-02T20:00:00.000Z',
    custom_excerpt: null,
  },
  ...more,
});
const ghost = (posts: readonly Post[], more: object = {}): string =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1_700_000_000_000, version: '5.82.0' },
        data: { posts: posts.map(post), ...more },
      },
    ],
  });

/** As Ghost's renderer writes its cards. */
const CARDS = `<p>Rain fell.</p>
<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2021/03/field.jpg" class="kg-image" alt="A field" loading="lazy" srcset="__GHOST_URL__/content/images/size/w600/2021/03/field.jpg 600w"><figcaption><span>The field</span></figcaption></figure>
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elsewhere.example/a"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A page</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://elsewhere.example/icon.png" alt=""></div></div><div class="kg-bookmark-thumbnail"><img src="https://elsewhere.example/big.png" alt=""></div></a></figure>
<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/2021/03/circular.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">Circular</div></div><div class="kg-file-card-icon"><svg><title>download-circle</title></svg></div></a></div>
<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail"><div class="kg-audio-player-container"><audio src="__GHOST_URL__/content/media/2021/03/song.mp3"></audio><div class="kg-audio-title">Song</div><div class="kg-audio-player"><button>Play</button><span>0:00</span></div></div></div>
<div class="kg-card kg-signup-card"><h2>Subscribe now</h2><form><button>Go</button></form></div>
<!--kg-card-begin: html--><p>See <a href="__GHOST_URL__/choir/#end">the choir</a> and <a href="__GHOST_URL__/about/">us</a>.</p><!--kg-card-end: html-->`;

const TABLES = {
  tags: [
    { id: 't1', name: 'Youth Ministry', slug: 'youth-ministry', visibility: 'public' },
    { id: 't2', name: '#import', slug: 'hash-import', visibility: 'internal' },
    { id: 't3', name: 'Rain', slug: 'rain', visibility: 'public' },
  ],
  posts_tags: [
    { post_id: 'p1', tag_id: 't3', sort_order: 2 },
    { post_id: 'p1', tag_id: 't2', sort_order: 1 },
    { post_id: 'p1', tag_id: 't1', sort_order: 0 },
  ],
  users: [
    { id: 'u1', name: 'Grace', slug: 'grace', email: 'grace@example.org' },
    { id: 'u2', name: 'Ruth', slug: 'ruth', email: 'ruth@example.org' },
  ],
  posts_authors: [
    { post_id: 'p1', author_id: 'u2', sort_order: 1 },
    { post_id: 'p1', author_id: 'u1', sort_order: 0 },
  ],
  posts_meta: [
    {
      post_id: 'p1',
      feature_image_alt: 'Two women',
      feature_image_caption: '<i>Below</i>',
      meta_title: 'Harvest!',
    },
  ],
  settings: [{ key: 'title', value: 'Old site' }],
};

beforeEach(async () => {
  await addUnits();
});

describe("Ghost's export", () => {
  it('comes in as news of the units that its tags are, with its pictures and documents', async () => {
    write('content/images/2021/03/head.jpg', await picture());
    write('content/images/2021/03/field.jpg', await picture());
    write('content/files/2021/03/circular.pdf', pdfSample(1));
    const head = '__GHOST_URL__/content/images/2021/03/head.jpg';
    const file = write(
      'site.ghost.json',
      ghost(
        [
          {
            id: 'p1',
            title: 'Harvest',
            html: CARDS,
            feature_image: head,
            custom_excerpt: 'Much rain',
            featured: 1,
          },
          { id: 'p2', title: 'Choir', html: '<p>Sung</p>' },
          { id: 'p3', title: 'About', type: 'page', html: '<p>We</p>' },
        ],
        TABLES,
      ),
    );
    const args = [file, '--category', 'youth ministry=youth', '--unit', 'youth'];
    const { code, said } = await run(...args);
    expect([code, said]).toEqual([0, expect.stringContaining('news: 2 written, 0 already here, 0 refused')]);
    for (const sentence of [
      'Left out, since only posts come in: pages: 1 (“About”).',
      'Held at the top there, not here: “Harvest”.',
      'Left out: other tables of the export: settings (1).',
      'its internal tags were left out: “#import”',
      'its category “Rain” was left out: no unit here is called so',
      'its other authors were left out: “Ruth”',
      'cards that Ghost fills by itself were left out: signup',
      'were removed: /content/media/2021/03/song.mp3, /about/',
      'these of its fields were left out: meta_title',
      'no user here is called so: “Grace” (1)',
    ])
      expect(said).toContain(sentence);
    const [choir, harvest] = (await all(news)).toSorted((a, b) => a.title.localeCompare(b.title));
    expect(harvest).toMatchObject({
      title: 'Harvest',
      heading: 'Much rain',
      date: '2021-03-03',
      activated: true,
      department: { name: 'Youth' },
      thumbnail: { originalName: 'head.jpg', alt: 'Two women', caption: 'Below' },
      pdf: [{ originalName: 'circular.pdf' }],
      createdAt: new Date('2021-03-02T20:00:00.000Z'),
    });
    const text = harvest?.description ?? '';
    expect(text).toMatch(/<img src="\/media\/field\d{13}\.jpg" alt="A field"/);
    expect(text).toContain('The field');
    expect(text).toContain('<p><a href="https://elsewhere.example/a">A page</a></p>');
    expect(text).toMatch(/<p><a href="\/media\/circular\d{13}\.pdf">Circular<\/a><\/p>/);
    expect(text).toContain(`<a href="/news_screen/departments/${choir?.id}">the choir</a> and us.`);
    expect(text).toContain('<p>Song</p>');
    expect(text).not.toMatch(/kg-|GHOST|0:00|mp3|Subscribe|icon|download/);
    const after = await everything();
    expect((await run(...args)).said).toContain('0 records were written.');
    expect(await everything()).toEqual(after);
  });

  it('keeps out of sight what was no public post there', async () => {
    const file = write(
      'a.json',
      ghost([
        { id: '1', title: 'Draft', status: 'draft', published_at: null },
        { id: '2', title: 'Later', status: 'scheduled', published_at: '2099-01-01 00:00:00' },
        { id: '3', title: 'Paid', visibility: 'paid' },
        { id: '4', title: 'Mailed', status: 'sent' },
        { id: '5', title: 'Open', published_at: 1_614_715_200_000 },
      ]),
    );
    const { said } = await run(file, '--unit', 'youth');
    expect(said).toContain('“Paid”: it was for “paid” only there: it stays inactive');
    expect(said).toContain('“Mailed”: it is “sent” there: it comes in inactive');
    const shown = (await all(news)).filter(({ activated }) => activated);
    expect(shown).toMatchObject([{ title: 'Open', createdAt: new Date('2021-03-02T20:00:00.000Z') }]);
    expect(await all(news)).toHaveLength(5);
  });

  it('is of its site when the command names it, and links to what did not come lead there', async () => {
    const html = '<p><a href="__GHOST_URL__/about/">us</a> <a href="__GHOST_URL__/camp/">Camp</a></p>';
    const posts = [{ id: '1', title: 'Camp', html }];
    await run(write('a.json', ghost(posts)), '--unit', 'youth', '--source', 'old.example.org');
    const [camp] = await all(news);
    expect(camp?.description).toBe(
      `<p><a href="https://old.example.org/about/">us</a> <a href="/news_screen/departments/${camp?.id}">Camp</a></p>`,
    );
  });

  it.each<[string, object, string]>([
    [
      'Lexical',
      {
        lexical: JSON.stringify({
          root: {
            children: [
              {
                type: 'extended-heading',
                tag: 'h3',
                children: [{ type: 'extended-text', text: 'Head', format: 0 }],
              },
              {
                type: 'paragraph',
                children: [
                  { type: 'text', text: 'Bold', format: 3 },
                  { type: 'linebreak' },
                  {
                    type: 'link',
                    url: 'https://a.example/',
                    children: [{ type: 'text', text: 'there', format: 0 }],
                  },
                ],
              },
              {
                type: 'list',
                tag: 'ol',
                children: [{ type: 'listitem', children: [{ type: 'text', text: 'One' }] }],
              },
              { type: 'horizontalrule' },
              { type: 'html', html: '<p>Raw</p>' },
              { type: 'product', productTitle: 'Book' },
            ],
          },
        }),
      },
      '<h3>Head</h3><p><strong><em>Bold</em></strong><br><a href="https://a.example/">there</a></p><ol><li>One</li></ol><hr><p>Raw</p>',
    ],
    [
      'Mobiledoc',
      {
        mobiledoc: JSON.stringify({
          version: '0.3.1',
          atoms: [['soft-return', '', {}]],
          cards: [
            ['hr', {}],
            ['html', { html: '<p>Raw</p>' }],
            ['product', {}],
          ],
          markups: [['strong'], ['em'], ['a', ['href', 'https://a.example/', 'rel', 'noopener']]],
          sections: [
            [1, 'h3', [[0, [], 0, 'Head']]],
            [
              1,
              'p',
              [
                [0, [0, 1], 2, 'Bold'],
                [1, [], 0, 0],
                [0, [2], 1, 'there'],
              ],
            ],
            [3, 'ol', [[[0, [], 0, 'One']]]],
            ...[
              [10, 0],
              [10, 1],
              [10, 2],
            ],
          ],
        }),
      },
      '<h3>Head</h3><p><strong><em>Bold</em></strong><br><a href="https://a.example/">there</a></p><ol><li>One</li></ol><hr><p>Raw</p>',
    ],
  ])('has its text from %s where it has no HTML', async (_editor, fields, html) => {
    const { said } = await run(
      write('a.json', ghost([{ id: '1', title: 'Camp', ...fields }])),
      '--unit',
      'youth',
    );
    expect(said).toContain('parts of its text were left out: product');
    expect((await all(news))[0]?.description?.replaceAll(' />', '>')).toBe(html);
  });

  it('without posts, or none at all, is refused', async () => {
    const refused = { code: 1, said: expect.stringContaining('no export of Ghost') };
    expect(await run(write('a.json', '{"db": [{"meta": {}, "data": {"users": []}}]}'))).toEqual(refused);
    expect((await run(write('b.json', '{"db":[{'))).said).toContain('not valid JSON');
  });
});
