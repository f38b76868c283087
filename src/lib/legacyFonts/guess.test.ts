import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CLEAN_STORIES } from '#test/corpus/cleanStories.ts';
import { CLEAN_TEXTS } from '#test/corpus/cleanTexts.ts';
import { typedWith } from '#test/support/legacyFonts.ts';
import type { LegacyEncoding } from './encodings.ts';
import { guessEncoding } from './guess.ts';
import { textByFont, unicodeOf } from './legacyText.ts';
import { mayBeLegacy } from './mayBeLegacy.ts';

const STORIES = [...CLEAN_TEXTS, ...Object.values(CLEAN_STORIES).flat()].flatMap(({ title, body }) =>
  [title, ...body.split(/<[^>]*>/)].map((line) => line.trim()).filter((line) => line !== ''),
);
const INDIAN = /[\u0900-\u0dff]/u;
const read = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** UTF-8 text that was decoded as Windows-1252. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

/** Other text that resembles a legacy font's: languages with accents, lists with semicolons, names, numbers, source code. */
const NEAR = [
  'Rev. J. Daniel; Mrs. R. Daniel; Miss P. Samuel; Mr. K. Thomas; Dr. A. John; Prof. V. Paul',
  'one; two; three; four; five; six; seven; eight; nine; ten',
  'a;b;c;d;e;f;g;h;i;j;k;l;m;n',
  'Ask;it;will;be;given;to;you; seek;and;you;shall;find;',
  'Genesis 1;2; Exodus 3;4; Psalm 23;24; St. John 3;16',
  'p{color:red;margin:0;padding:0} a{color:blue;text-decoration:none;} body{font:14px;}',
  'for(i=0;i<n;i++){a[i]=b[i];c[i]=d[i];} while(x){y;z;} return;',
  '&nbsp;&amp;&lt;&gt; the &ldquo;church&rdquo; &ndash; St&nbsp;Paul&rsquo;s',
  'ECCLESIA; SYNODUS; CONCILIUM; DIOCESIS; PARROCHIA; CAPELLA; SACELLUM;',
  'L’Église célèbre la fête de Noël à l’école où les élèves ont été reçus; après, ils ont mangé des gâteaux.',
  'Größere Käsestücke für ältere Brüder; die Gemeinde möchte fröhlich Weihnachten feiern; schönes Übermaß.',
  'El niño comió piñas en la montaña; mañana será otro día; ¿qué más? ¡Señor, ten piedad!',
  'Người Việt Nam thờ phượng Chúa; nhà thờ được xây dựng năm một nghìn chín trăm.',
  'Ïðèâåò ìèð êàê äåëà ó òåáÿ âñå õîðîøî ñåãîäíÿ ïðåêðàñíûé äåíü',
  'ðÒÉ×ÅÔ ÍÉÒ ËÁË ÄÅÌÁ Õ ÔÅÂÑ ×ÓÅ ÈÏÒÏÛÏ ÓÅÇÏÄÎÑ ÐÒÅËÒÁÓÎÙÊ ÄÅÎØ',
  'Êáëçìýñá êüóìå ðþò åßóôå óÞìåñá üëá êáëÜ ç åêêëçóßá ìáò',
  'Þór og Ægir fóru á þing; það var löng ferð; öll börnin höfðu gaman af því',
  'çok güzel bir gün; kilisemiz açık; öğrenciler için şarkılar; Türkçe ders',
  'Příliš žluťoučký kůň úpěl ďábelské ódy; kostel svatého Václava',
  'À É Ê Ë Ï Ô Ù Û Ü Ÿ Ç Æ Œ à é ê ë ï ô ù û ü ÿ ç æ œ',
  '½ cup sugar; ¼ cup ghee; 180°C for 20 min; £5 or €6; §12 ¶3; ±2%; x²+y²=z²',
  '[a] [b] [c] {d} {e} \\f \\g ^h _i_ `j` |k| ~l~ [m]{n}\\o^p_q`r|s~t',
  'C:\\Program Files\\Church\\data\\list_of_names[1].txt; D:\\photos\\2026\\easter{2}.jpg',
  "\\section{Hymns} \\textbf{Holy} \\item[1] $x_i^2$ \\begin{verse} \\end{verse} `quote'",
  'aGVsbG8gd29ybGQ7IHRoaXMgaXMgYmFzZTY0 U29tZSBtb3JlIHRleHQ7 Zm9yIHRlc3Rpbmc= bG9yZW0gaXBzdW0',
  'thiruchabai; aalayam; arutthanthai; nandri; vanakkam; yesu; kirubai; jebam; sabai; pothakar',
  'daivam; prarthana; palli; achan; sabha; vishwasam; sneham; krupa; shanti; santhosham',
  'lorem; ipsum; dolor; sit; amet; consectetur; adipiscing; elit; sed; do; eiusmod; tempor',
  ...STORIES.filter((line) => INDIAN.test(line)).map(misread),
];

const SOURCES = [
  STORIES,
  NEAR,
  read('README.md'),
  read('CONTRIBUTING.md'),
  read('docs/api.md'),
  read('docs/deploy.md'),
  read('src/ui/base.css'),
  read('src/store/records/write.ts'),
  read('src/lib/fold.ts'),
  read('package.json'),
];

/** Paragraphs of one to four random lines, reproducible. */
function* paragraphs(many: number): Generator<string> {
  let seed = 17;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const any = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  for (let at = 0; at < many; at++) {
    // Half of them come from a single source: lines from another one could prevent a wrong guess.
    const source = at % 2 === 0 ? any(SOURCES) : undefined;
    const parts = Array.from({ length: 1 + next(4) }, () => any(source ?? any(SOURCES)));
    yield at % 3 === 0 ? parts.join(' ').split(/\s+/).slice(next(5)).join(' ') : parts.join('\n');
  }
}

it('of 10,000 English, Unicode and mixed paragraphs none is taken for the text of an old font', () => {
  const taken: string[] = [];
  let [all, unicode] = [0, 0];
  for (const text of paragraphs(10_000)) {
    all++;
    if (INDIAN.test(text)) unicode++;
    const encoding = guessEncoding(text);
    if (encoding) taken.push(`${encoding}: ${text} → ${unicodeOf(text, encoding)}`);
    for (const font of ['Arial', 'Times New Roman', 'Latha', 'Nirmala UI', 'Tunga', 'Kartika'])
      if (textByFont(text, font) !== undefined) taken.push(`${font}: ${text}`);
  }
  expect(taken).toEqual([]);
  expect(all).toBe(10_000);
  expect(unicode).toBeGreaterThan(1000);
});

it('none of the lines that come near is taken for one', () => {
  expect(NEAR.filter((line) => guessEncoding(line))).toEqual([]);
});

const ANOTHER = /[a-zA-Z@\u0900-\u0dff]/u;

it.each<[LegacyEncoding, RegExp]>([
  ...(['bamini', 'tscii', 'tab', 'tam'] as const).map((one): [LegacyEncoding, RegExp] => [
    one,
    /[\u0b80-\u0bff]/u,
  ]),
  ...(['mlTt', 'mlb'] as const).map((one): [LegacyEncoding, RegExp] => [one, /[\u0d00-\u0d7f]/u]),
  ['nudi', /[\u0c80-\u0cff]/u],
])(
  '%s: nearly every paragraph of some words is known by its letters, and reads right',
  (encoding, script) => {
    const texts = STORIES.filter(
      (line) =>
        script.test(line) &&
        !ANOTHER.test(line.replace(new RegExp(script, 'gu'), '')) &&
        !/\u200c|\u200d/u.test(line) &&
        line.split(/\s+/).length >= 4,
    ).map((line) => line.normalize('NFC').replace(/[–—₹/=]/gu, ''));
    const missed = texts.filter((text) => {
      const typed = typedWith(text, encoding);
      const guessed = guessEncoding(typed);
      return !guessed || unicodeOf(typed, guessed) !== text;
    });
    expect(texts.length).toBeGreaterThan(15);
    expect(missed.length).toBeLessThanOrEqual(texts.length / 15);
    for (const text of texts) expect(mayBeLegacy(typedWith(text, encoding))).toBe(true);
  },
);

it('what is too short is not judged', () => {
  expect(guessEncoding('jpUr;rig kf;fs;')).toBeUndefined();
  expect(guessEncoding('')).toBeUndefined();
});
