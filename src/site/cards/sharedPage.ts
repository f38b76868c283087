import { Parser } from 'htmlparser2';
import type { SharedPage } from '#lib/sharePicture.ts';
import type { PreviewedPage } from '../pages/preview.ts';
import { cardTextOf } from './cardText.ts';

/** Reads a page's sharing metadata from its head; null for a page that shows several records. */
export function sharedPageOf({ html, path }: PreviewedPage): SharedPage | null {
  if (path.includes('#')) return null;
  const said: Record<string, string> = {};
  const links: Record<string, string> = {};
  const parser = new Parser({
    onopentag(name, { property, content, rel, href }) {
      if (name === 'meta' && property && content) said[property] ??= content;
      if (name === 'link' && rel && href) links[rel] ??= href;
      if (name === 'body') parser.pause();
    },
  });
  parser.write(html);
  const { canonical: address, icon: sealAddress = '' } = links;
  if (!address) return null;
  const { 'og:description': words = '', 'og:image': image = '' } = said;
  const picture = image.includes('/media/') ? image : '';
  return { ...cardTextOf(html), words, address, sealAddress, picture };
}
