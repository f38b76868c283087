import { renderToStaticMarkup } from 'react-dom/server';
import type { StoredFile } from '#kinds/records.ts';
import { textOf } from '#lib/html.ts';
import { RichText } from '#ui/RichText.tsx';
import type { ProseText } from '../data.ts';
import { mediaPath } from '../host/paths.ts';
import { Caption } from './Caption.tsx';
import { Photo } from './Picture.tsx';

/** An editor's text; its pictures as all others: in the best format and width, described, with caption and credit below (ADD-16). */
export function Prose({ text: { html, pictures }, className }: { text: ProseText; className?: string }) {
  return <RichText html={withPictures(html, pictures)} {...(className && { className })} />;
}

const PICTURE = /<p((?:\s[^>]*)?)>\s*(<img\b[^>]*>)\s*<\/p>|<img\b[^>]*>/g;

/** Cleaned HTML with each picture that is known drawn anew; one that has a paragraph for itself is a figure. */
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

const attribute = (tag: string, name: string): string =>
  textOf(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The size that an editor has given a picture, in the picture's own proportion. */
function chosenSize(tag: string, file: StoredFile): { width: number; height: number } | undefined {
  const width = Number(attribute(tag, 'width'));
  if (!width || !file.width || !file.height) return undefined;
  return { width, height: Math.round((width * file.height) / file.width) };
}
