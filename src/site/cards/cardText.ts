import { Parser } from 'htmlparser2';
import type { Card } from '#lib/card.ts';
import { SEALS } from '../seals/seals.ts';

/** Extracts the text of a page's card from the sharing metadata in its HTML. */
export function cardTextOf(html: string): Card {
  const said: Record<string, string> = {};
  let seal = '';
  let accent: string | undefined;
  const parser = new Parser({
    onopentag(name, { property, content, rel, href, 'data-accent': hue }) {
      if (name === 'meta' && property && content) said[property] = content;
      if (name === 'link' && rel === 'icon') seal = /(?:^|[^\w-])([\w-]+)\.svg$/.exec(href ?? '')?.[1] ?? '';
      if (name !== 'body') return;
      accent = hue;
      parser.pause();
    },
  });
  parser.write(html);
  const { 'og:title': title = '', 'og:site_name': site = '' } = said;
  return { title, site, accent, seal: SEALS.get(seal) ?? SEALS.get('synod') ?? '' };
}
