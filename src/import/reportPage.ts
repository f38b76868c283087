import { KINDS } from '#kinds/kinds.ts';
import { pathInConsole } from '#kinds/recordPaths.ts';
import { reviewedKind } from '#kinds/reviewed.ts';
import { fileKindOf } from '#lib/fileKinds.ts';
import { MOST_SHOWN } from './files.ts';
import { hasOldPages, type RecordPlace } from './recordPath.ts';
import type { Outcome, Report } from './report.ts';

/** What an import was of. */
export interface Imported {
  readonly source: string;
  /** The old website, where its address is known. */
  readonly oldSite: URL | undefined;
  readonly publicUrl: string;
  /** The lower-case short form in addresses of the console. */
  readonly brand: string;
  readonly dryRun: boolean;
  readonly at: Date;
}

/**
 * The report of an import as one HTML page, to be gone through with a pencil: what came of each kind, what did not and why, each record's page here and on the
 * old website, and each picture beside the one there. It has no script, and loads pictures only where a part is opened.
 */
export function reportPage(report: Report, imported: Imported): string {
  const { source, oldSite, publicUrl, brand, dryRun, at } = imported;
  const { counts, notes, remarks, authors, files, pages } = report.facts();
  const name = `Import of ${source}`;
  const lost = files.flatMap((file) => ('sentence' in file ? [file] : []));
  const came = files.flatMap((file) => ('address' in file ? [file] : []));
  // Where files lay whose addresses are paths alone.
  const site = oldSite ?? (isAddress(source) ? new URL(source) : undefined);
  const there = (from: string): string =>
    site && URL.canParse(from, site.href) ? new URL(from, site.href).href : from;
  const places = (of: readonly RecordPlace[]): Html[] => [
    ...of.map(({ kind, title, path, id, ofDiocese }) => {
      const page = path === undefined || id === undefined ? '' : html` · ${link(publicUrl + path, 'page')}`;
      const reviewed = reviewedKind(kind)?.name;
      const form =
        reviewed && id !== undefined
          ? html` · ${link(publicUrl + pathInConsole({ kind: reviewed, id, ofDiocese }, brand), 'form')}`
          : '';
      return html`<li>${KINDS[kind].one} “${title}”${page}${form}</li>`;
    }),
    ...(of.length < MOST_SHOWN ? [] : [html`<li>and perhaps more</li>`]),
  ];
  const total = (of: Record<Outcome, number>): number => of.written + of.known + of.refused;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src http: https:">
<meta name="referrer" content="no-referrer">
<title>${name}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<h1>${name}</h1>
<p>${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${dryRun ? 'A dry run: nothing was written.' : `${report.written} records were written.`}</p>
<h2>What came</h2>
<div class="wide"><table>
<thead><tr><th scope="col">Kind<th scope="col">In the file<th scope="col">${dryRun ? 'Would be written' : 'Written'}<th scope="col">Already here<th scope="col">Refused</tr></thead>
<tbody>${counts.map(
    ([kind, n]) =>
      html`<tr><th scope="row">${KINDS[kind].many}<td>${total(n)}<td>${n.written}<td>${n.known}<td>${n.refused}</tr>\n`,
  )}</tbody>
</table></div>
<h2>What did not come, or came otherwise</h2>
${list([
  ...notes.map((sentence) => html`${sentence}`),
  ...remarks.map(({ kind, sentence, titles }) => {
    const { one, many } = KINDS[kind];
    return html`${titles.length > 1 ? `${titles.length} ${many}` : `${one} “${titles[0]}”`}${sentence}${
      titles.length > 1 ? html`<ul>${titles.map((each) => html`<li>${each}</li>`)}</ul>` : ''
    }`;
  }),
  ...authors.map(
    ([author, n]) => html`In the name of the office, since no user here is called “${author}”: ${n} records`,
  ),
])}
<h2>Files that did not come</h2>
${list(lost.map(({ from, sentence, shownBy }) => html`${link(there(from), from)}: ${sentence}${shownBy.length > 0 ? html`<ul>${places(shownBy)}</ul>` : ''}`))}
<h2>Pages</h2>
${[...Map.groupBy(pages, ({ kind }) => kind)].map(
  ([kind, some]) => html`<details><summary>${KINDS[kind].many} (${some.length})</summary>
<div class="wide"><table>
<thead><tr><th scope="col">Seen<th scope="col">Title<th scope="col">On the old website<th scope="col">Here</tr></thead>
<tbody>${some.map(({ title, path }) => {
    const oldPage = oldSite && hasOldPages(kind) ? new URL(path.slice(1), oldSite).href : undefined;
    return html`<tr><td><input type="checkbox" aria-label="Seen: ${title}"><td>${title}<td>${
      oldPage === undefined ? '' : link(oldPage, 'old page')
    }<td>${dryRun ? '' : link(publicUrl + path, 'new page')}</tr>\n`;
  })}</tbody>
</table></div></details>
`,
)}
<h2>Files</h2>
<details><summary>Files that came (${came.length})</summary>
<div class="wide"><table>
<thead><tr><th scope="col">Seen<th scope="col">At its source<th scope="col">Here<th scope="col">Shown by</tr></thead>
<tbody>${came.map(
    ({ from, address, shownBy }) =>
      html`<tr><td><input type="checkbox" aria-label="Seen: ${from}"><td>${shown(there(from))}<td>${dryRun ? '' : shown(publicUrl + address)}<td><ul>${places(shownBy)}</ul></tr>\n`,
  )}</tbody>
</table></div></details>
</body>
</html>
`);
}

/** A list to tick. */
const list = (items: readonly Html[]): Html =>
  items.length === 0
    ? html`<p>Nothing.</p>`
    : html`<ul class="ticks">${items.map((item) => html`<li><label><input type="checkbox"> <span>${item}</span></label></li>\n`)}</ul>`;

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** A link if it is an address of the web; otherwise the text alone. */
const link = (address: string, called: string | Html = address): Html =>
  isAddress(address)
    ? html`<a href="${address}" target="_blank" rel="noreferrer noopener">${called}</a>`
    : html`${called}`;

/** A link to a file by its name, below its picture if it is one that browsers show. */
function shown(address: string): Html {
  const path = address.replace(/[?#].*$/, '');
  const name = path.split('/').at(-1) || address;
  const isPicture = isAddress(address) && fileKindOf(path)?.kind === 'image';
  return link(
    address,
    isPicture ? html`<img src="${address}" alt="" loading="lazy" width="128" height="96"><br>${name}` : name,
  );
}

/** Text that is HTML already. */
class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

type Part = string | number | Html | readonly Html[];
/** HTML in which everything that is put in is escaped, unless it is HTML itself. */
function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const textOf = (part: Part | undefined): string => {
    if (part === undefined) return '';
    if (part instanceof Html) return String(part);
    return typeof part === 'object' ? part.join('') : escaped(String(part));
  };
  return new Html(pieces.map((piece, at) => piece + textOf(parts[at])).join(''));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
.wide { overflow-x: auto; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8888; padding: 0.3rem 0.6rem 0.3rem 0; text-align: start; vertical-align: top; font-weight: normal; }
thead th { font-weight: 600; }
img { object-fit: contain; background: #8882; }
a:has(img) { display: block; width: 8rem; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: 0.5rem 0; min-height: 1.5rem; }
td ul { margin: 0; padding-inline-start: 1.1rem; }
.ticks { list-style: none; padding: 0; }
.ticks label { display: flex; gap: 0.6rem; padding: 0.25rem 0; }
input { flex: none; width: 1.25rem; height: 1.25rem; }
`;
