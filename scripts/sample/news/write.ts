import type { UnitKind } from '#kinds/define.ts';
import { type Language, languageOf } from '#lib/language.ts';
import { type SceneName, scenes } from '../drawings/scenes.ts';
import type { SampleNews, SamplePaper, SamplePicture } from '../types.ts';

/** Joins the parts of a text, leaving out what is empty. */
export function story(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('');
}

/** A paragraph; `lang` when it is in another language than the rest. */
export function p(text: string, lang?: Language): string {
  return lang ? `<p lang="${lang}">${text}</p>` : `<p>${text}</p>`;
}

/** A heading between paragraphs. */
export function h2(text: string): string {
  return `<h2>${text}</h2>`;
}

const items = (texts: readonly string[]): string => texts.map((text) => `<li>${text}</li>`).join('');

/** A list with bullets. */
export function list(...texts: readonly string[]): string {
  return `<ul>${items(texts)}</ul>`;
}

/** A list with numbers. */
export function steps(...texts: readonly string[]): string {
  return `<ol>${items(texts)}</ol>`;
}

/** Somebody's words, and who said them. */
export function quote(words: string, who: string): string {
  return `<blockquote><p>${words}</p><footer>${who}</footer></blockquote>`;
}

/** A link to a page of the example host. */
export function link(text: string, path: string): string {
  return `<a href="https://example.org/${path}">${text}</a>`;
}

/** A picture: scene, variation (0 as composed), and its words when the scene's own don't fit. */
export function see(scene: SceneName, seed = 0, alt: string = scenes[scene].alt): SamplePicture {
  return { scene, seed, alt };
}

/** Several variations of one scene, for a gallery. */
export function album(scene: SceneName, ...seeds: readonly number[]): SamplePicture[] {
  return seeds.map((seed) => see(scene, seed));
}

/** What has to be said of an item; the rest has the usual value. */
export interface Draft {
  title: string;
  heading?: string;
  lang?: Language;
  daysAgo: number;
  picture: SamplePicture | null;
  gallery?: readonly SamplePicture[];
  pdfs?: readonly SamplePaper[];
  author?: string;
  active?: boolean;
  body: readonly string[];
}

/** An item of a few paragraphs, with further views of its scene. */
export function brief(
  daysAgo: number,
  picture: readonly [SceneName, number],
  title: string,
  heading: string,
  ...paragraphs: readonly string[]
): Draft {
  const [scene, seed] = picture;
  const gallery = daysAgo % 3 === 0 ? album(scene, (seed + 2) % 6, (seed + 3) % 6) : [];
  return {
    title,
    heading,
    lang: languageOf(title),
    daysAgo,
    picture: see(scene, seed),
    gallery,
    body: paragraphs.map((text) => p(text)),
  };
}

/** Completes the items of one unit. */
export function newsOf(kind: UnitKind, slug: string, author: string, drafts: readonly Draft[]): SampleNews[] {
  return drafts.map((draft) => ({
    unit: { kind, slug },
    title: draft.title,
    heading: draft.heading ?? '',
    description: story(...draft.body),
    lang: draft.lang ?? 'en',
    daysAgo: draft.daysAgo,
    thumbnail: draft.picture,
    gallery: draft.gallery ?? [],
    pdfs: draft.pdfs ?? [],
    author: draft.author ?? author,
    active: draft.active ?? true,
  }));
}
