import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOf } from '#lib/html.ts';
import { cleanRichText } from '#store/richText/richText.ts';
import { readWxr } from './wxr.ts';

/**
 * Whatever a post contains, no word is lost or merged with another without being mentioned in the report: each is in the stored record or in the report. `%` is
 * a word that occurs once.
 */
const text = fc.constantFrom(
  '%',
  ' % % ',
  '\n%\n',
  '\n\n%\n\n',
  '% &amp; %',
  '\n',
  '\n \n',
  ' &nbsp; ',
  '\t',
);
const codes = fc.constantFrom(
  ' [caption id="a" caption="%"]<img src="https://cdn.example/a.jpg" alt="A"> % [/caption] ',
  ' [caption id="a"] % ',
  ' [/caption] ',
  ' [embed]%[/embed] ',
  ' [embed] % ',
  ' [audio https://old.example.org/%.mp3] ',
  ' [video src="https://old.example.org/%.mp4"] % [/video] ',
  ' [audio %] ',
  ' [audio https://a.example/a.mp3|titles=%] ',
  ' [gallery ids="7,8"] % ',
  ' [contact-form-7 title="%"] ',
  ' [slider id="%"] % [/slider] ',
  ' [youtube]%[/youtube] ',
  ' [youtube https://youtu.be/aqz-KE-bpKQ]%[/youtube] ',
  ' [[caption]] % ',
  '\nhttps://old.example.org/%\n',
  ' <!-- wp:paragraph --> <p>%</p> <!-- /wp:paragraph --> ',
  ' <!-- wp:block {"ref":12} /--> ',
  ' <!-- wp:block {"ref":13,"content":{"a":"%"}} /--> ',
  ' <!-- wp:latest-posts {"title":"%"} /--> ',
  ' <!-- wp:embed {"url":"https://old.example.org/%"} /--> ',
  ' 5 < 6 % ',
);
const TAGS =
  'p div h3 ul ol li dl dt dd table caption thead tbody tr td th blockquote pre figure figcaption section center b strong i a span font del br'.split(
    ' ',
  );
const tag = fc.constantFrom(...TAGS);
const loose = fc.tuple(tag, fc.boolean()).map(([name, closes]) => ` <${closes ? '/' : ''}${name}> `);
const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    codes,
    loose,
    fc
      .tuple(tag, fc.array(tie('node'), { maxLength: 4 }))
      .map(([name, inside]) => ` <${name} class="size-large wp-${name}">${inside.join(' ')}</${name}> `),
  ),
}));
const content = fc.array(node, { maxLength: 12 }).map((pieces) => pieces.join(' '));
const unfinished = fc.constantFrom('', ' <!-- %', ' <b %');
const post = fc.tuple(content, unfinished).map(([whole, end]) => `${whole} ${end}`);
const short = fc.constantFrom('', '%', '% &ndash; %', '% '.repeat(60), '<b>%</b> %');

it('no word of a post is lost, or runs into another one, without a word', () => {
  fc.assert(
    fc.property(post, content, short, short, fc.boolean(), (body, reused, title, summary, isSticky) => {
      let nth = 0;
      const words: string[] = [];
      const filled = (template: string): string =>
        template.replace(/%/g, () => {
          words.push(`w${nth++}w`);
          return words.at(-1) ?? '';
        });
      const item = [
        `<title><![CDATA[${filled(title)}]]></title><content:encoded><![CDATA[${filled(body)}]]></content:encoded>`,
        `<excerpt:encoded><![CDATA[${filled(summary)}]]></excerpt:encoded>`,
        `<category domain="post_tag">${filled('%')}</category>${isSticky ? '<wp:is_sticky>1</wp:is_sticky>' : ''}`,
        `<wp:postmeta><wp:meta_key>speaker</wp:meta_key><wp:meta_value>${filled('%')}</wp:meta_value></wp:postmeta>`,
      ].join('');
      // Shown or not, it is part of the file: as a text, or by its title in the report.
      const own = body.includes('"ref":12') ? filled(reused) : '';
      const { records, leftOut } = readWxr(
        [
          `<rss><channel><link>https://old.example.org</link><wp:wxr_version>1.2</wp:wxr_version>
<item>${item}<wp:post_id>1</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>Reused</title><content:encoded><![CDATA[${own}]]></content:encoded><wp:post_id>12</wp:post_id><wp:post_type>wp_block</wp:post_type></item></channel></rss>`,
        ],
        { categories: new Map(), unit: undefined },
      );
      const [record] = records;
      const { html, warnings } = cleanRichText(String(record?.fields.description));
      const shown = textOf(`${record?.fields.title} <br> ${record?.fields.heading} <br> ${html}`);
      const hints = [
        ...(record?.notes ?? []),
        ...leftOut,
        ...warnings,
        ...(html.match(/(?:href|src)="[^"]*"/g) ?? []),
      ].join('\n');
      const alone = new Set(shown.split(/[\s…]+/));
      const lost = words.filter((word) => !alone.has(word) && !hints.includes(word));
      const addresses = words.filter(
        (word) => shown.includes(`/${word}`) || shown.includes(`"${word}"`) || shown.includes(`]${word}[`),
      );
      expect(lost.filter((word) => !addresses.includes(word))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
