import { renderToStaticMarkup } from 'react-dom/server';
import type { StoredFile } from '#kinds/records.ts';
import { watchAddress } from '#kinds/videoAddress.ts';
import { textOf } from '#lib/html.ts';
import type { WordsOf } from '#lib/translations.ts';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { RichText } from '#ui/RichText.tsx';
import { useWords } from '#ui/useWords.ts';
import type { ProseText } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import type { PageLinks } from '../host/links.ts';
import { mediaPath } from '../host/paths.ts';
import { Caption } from './Caption.tsx';
import { Photo } from './Picture.tsx';
import { videoSite } from './videoLink.ts';

/**
 * An editor's text; its pictures are rendered like all others: in the best format and width, with alt text, caption and credit (ADD-16). Its videos
 * load on click; a page that plays them there needs the islands of `playersIn`.
 */
export function Prose({ text: { html, pictures }, className }: { text: ProseText; className?: string }) {
  const { links } = usePageContext();
  const words = useWords(siteWords);
  return (
    <RichText
      html={withPlayers(withPictures(withLinks(html, links), pictures), words)}
      {...(className && { className })}
    />
  );
}

const LINK = /(<a\b[^<>]*? href=")([^"<>]*)/g;

/** Sanitized HTML whose links to our own pages keep the reader's language. */
export const withLinks = (html: string, links: Pick<PageLinks, 'inLanguage'>): string =>
  html.replace(LINK, (_, before: string, address: string) => before + links.inLanguage(address));

const PICTURE = /<p((?:\s[^<>]*)?)>\s*(<img\b[^<>]*>)\s*<\/p>|<img\b[^<>]*>/g;

/** Sanitized HTML with each known picture rendered as a responsive image; one alone in a paragraph becomes a figure. */
export function withPictures(html: string, pictures: readonly StoredFile[]): string {
  const byPath = new Map(pictures.map((file) => [mediaPath(file.name), file]));
  return html.replace(PICTURE, (whole, paragraph?: string, alone?: string) => {
    const tag = alone ?? whole;
    const file = byPath.get(attribute(tag, 'src'));
    if (!file) return whole;
    const photo = (
      <Photo file={file} sizes="text" alt={attribute(tag, 'alt') || file.alt} size={chosenSize(tag, file)} />
    );
    if (alone === undefined) return renderToStaticMarkup(photo);
    const figure = renderToStaticMarkup(
      <figure>
        {photo}
        <Caption file={file} />
      </figure>,
    );
    return figure.replace('<figure', `<figure${paragraph}`);
  });
}

/** The islands needed by a page with these texts. */
export const playersIn = (...texts: readonly ProseText[]): string[] =>
  texts.some(({ html }) => html.includes('<iframe ')) ? ['video'] : [];

const PLAYER = /<iframe\b[^<>]*><\/iframe>/g;

/** Sanitized HTML with each player replaced by a link to its video, where the island plays it: no third-party content before a click. */
export function withPlayers(html: string, { play, playsFrom }: WordsOf<typeof siteWords>): string {
  return html.replace(PLAYER, (tag) => {
    const [player, title] = [attribute(tag, 'src'), attribute(tag, 'title')];
    const href = watchAddress(player) ?? player;
    return renderToStaticMarkup(
      <figure className="player player--text" data-video={player}>
        <a className="frame" href={href} aria-label={`${play}: ${title}`} data-screen="">
          <span className="play">
            <Icon name={MORE_ICONS.play} />
            {play}
          </span>
        </a>
        <figcaption className="label">{playsFrom(videoSite(href))}</figcaption>
      </figure>,
    );
  });
}

const attribute = (tag: string, name: string): string =>
  textOf(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The size that an editor has given a picture, in the file's own aspect ratio. */
function chosenSize(tag: string, file: StoredFile): { width: number; height: number } | undefined {
  const width = Number(attribute(tag, 'width'));
  if (!width || !file.width || !file.height) return undefined;
  return { width, height: Math.round((width * file.height) / file.width) };
}
