import type { StoredFile, Variant } from '#kinds/records.ts';
import { VARIANT_WIDTHS } from '#lib/mediaNames.ts';
import { mediaPath } from '../host/paths.ts';

/**
 * `sizes` for wide windows, and for narrow ones. A phone whose screen has three pixels and more to a point gets pictures for two: more is not
 * seen there, and made the front page 336 KB instead of 255. A gallery that is opened still asks for all.
 */
const byScreen = (wide: string, narrow: string): string =>
  `${wide}, (min-resolution: 2.1dppx) calc(0.7 * ${narrow}), ${narrow}`;

/** The widths at which pictures are displayed, for the browser's choice of a variant. */
export const SIZES = {
  lead: byScreen('(min-width: 88rem) 54rem, (min-width: 64rem) 64vw', '100vw'),
  big: byScreen('(min-width: 88rem) 46rem, (min-width: 64rem) 56vw', '100vw'),
  half: byScreen('(min-width: 88rem) 34rem, (min-width: 64rem) 40vw', '100vw'),
  card: byScreen('(min-width: 88rem) 27rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw', '94vw'),
  /** For two cards sharing a row of three. */
  pair: byScreen('(min-width: 88rem) 40rem, (min-width: 40rem) 46vw', '94vw'),
  rail: byScreen('(min-width: 88rem) 20rem, (min-width: 64rem) 23vw', 'min(78vw, 20rem)'),
  rail3: byScreen('(min-width: 88rem) 27rem, (min-width: 64rem) 31vw', 'min(78vw, 20rem)'),
  row: byScreen('(min-width: 48rem) 10rem', '5.5rem'),
  whole: byScreen('(min-width: 88rem) 82rem', '100vw'),
  cover: byScreen('(min-width: 88rem) 15.5rem, (min-width: 64rem) 18vw, (min-width: 48rem) 22vw', '45vw'),
  coverLead: byScreen('(min-width: 88rem) 26rem, (min-width: 48rem) 30vw', 'min(66vw, 20rem)'),
  book: byScreen('(min-width: 88rem) 36rem, (min-width: 64rem) 42vw', 'min(74vw, 20rem)'),
  paper: '5.25rem',
  leaf: byScreen('(min-width: 88rem) 19rem, (min-width: 64rem) 23vw', '5.5rem'),
  tile: byScreen('(min-width: 48rem) 31vw', '50vw'),
  portrait: byScreen('(min-width: 64rem) 10rem', '7rem'),
  portraitLarge: byScreen('(min-width: 88rem) 26rem, (min-width: 48rem) 31vw', '17rem'),
  portraitCard: byScreen('(min-width: 88rem) 19rem, (min-width: 48rem) 23vw', '46vw'),
  face: '4.25rem',
  /** Within a text, where a picture may hold letters that are enlarged to be read. */
  text: '(min-width: 46rem) 42rem, 94vw',
  /** A page of the magazine, whose letters are enlarged to be read. */
  page: '(min-width: 88rem) 40rem, (min-width: 64rem) 46vw, 94vw',
  mark: byScreen('(min-width: 64rem) 18rem, (min-width: 48rem) 24vw', '36vw'),
};

/** The size assumed if neither the file nor a variant states one. */
const USUAL = { width: 1280, height: 853 };
/** The approximate width of the fallback for browsers that do not support <source>. */
const PLAIN_WIDTH = 960;

/** Places that display pictures wider than their smallest variant. */
const LARGE: readonly (keyof typeof SIZES)[] = [
  ...(['lead', 'big', 'half', 'card', 'pair', 'rail', 'rail3', 'whole'] as const),
  ...(['coverLead', 'book', 'portraitLarge'] as const),
];
const SECOND_WIDTH = VARIANT_WIDTHS[1];

interface PhotoProps {
  file: StoredFile;
  sizes: keyof typeof SIZES;
  /** '' if the text next to it says what it shows. */
  alt?: string;
  /** The first picture of a page is loaded with high priority; the others are loaded when scrolled near. */
  first?: boolean;
  /** The path of a copy by its name, where it is not served to everybody. */
  pathOf?: (name: string) => string;
  /** A size other than the file's own, in the same aspect ratio. */
  size?: { readonly width: number; readonly height: number } | undefined;
}

/** A photograph in the best format and width that the browser supports; its space is reserved from the start (design §6). */
export function Photo({
  file,
  sizes,
  alt = '',
  first = false,
  pathOf = mediaPath,
  size = sizeOf(file),
}: PhotoProps) {
  const asUploaded = LARGE.includes(sizes) && isBetterThanCopies(file);
  const jpegs = asUploaded ? [] : variantsOf(file, 'jpeg');
  const plain = jpegs.find((one) => one.width >= PLAIN_WIDTH) ?? jpegs.at(-1);
  const { width, height } = size;
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => {
        const variants = variantsOf(file, format);
        if (variants.length === 0 || asUploaded) return null;
        return (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet(variants, pathOf)}
            sizes={SIZES[sizes]}
          />
        );
      })}
      <img
        src={pathOf(plain?.name ?? file.name)}
        srcSet={jpegs.length > 1 ? srcSet(jpegs, pathOf) : undefined}
        sizes={jpegs.length > 1 ? SIZES[sizes] : undefined}
        className={inSight(file)}
        alt={alt}
        width={width}
        height={height}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/** A picture smaller than the second width has only one variant, which would be blurred at large sizes. */
const isBetterThanCopies = ({ width, variants }: StoredFile): boolean =>
  width !== null && width > VARIANT_WIDTHS[0] && variants.every((one) => one.width < SECOND_WIDTH);

/** A photograph in its frame; the lattice if there is none. `frame`: further classes of the frame. */
export function Picture({
  file,
  frame,
  ...photo
}: Omit<PhotoProps, 'file'> & { file: StoredFile | null; frame?: string }) {
  const classes = frameClass(file, frame, photo.sizes);
  return <span className={classes}>{file && <Photo file={file} {...photo} />}</span>;
}

/** A small picture next to text that says what it shows: a single file, the smallest variant. */
export function Thumb({ file }: { file: StoredFile }) {
  const [smallest] = variantsOf(file, 'webp');
  const { width, height } = smallest ?? sizeOf(file);
  return (
    <img
      className={['thumb', inSight(file)].filter(Boolean).join(' ')}
      src={mediaPath(smallest?.name ?? file.name)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The first picture in a list, used when the page is shared. */
export const firstPicture = (items: readonly { readonly picture: StoredFile | null }[]): StoredFile | null =>
  items.find(({ picture }) => picture)?.picture ?? null;

/** The widest picture, by width and height, that counts as upright: a poster on A4 is one, a photograph from a phone held upright (3:4) is not. */
const UPRIGHT = 0.72;
/** The places whose frames are wider than high. */
const WIDE: readonly (keyof typeof SIZES)[] = [
  ...(['lead', 'big', 'card', 'pair', 'half'] as const),
  ...(['rail', 'rail3', 'row', 'whole'] as const),
];

/** The classes of a picture's frame, where it is shown at one of these `sizes`. */
export function frameClass(
  file: StoredFile | null,
  more?: string | undefined,
  sizes?: keyof typeof SIZES,
): string {
  const { width, height } = file ? sizeOf(file) : USUAL;
  const isWhole = sizes && WIDE.includes(sizes) && width / height < UPRIGHT;
  return ['pic', more, !file && 'pic--none', isWhole && 'pic--upright'].filter(Boolean).join(' ');
}

/** A JPEG of about the requested width, for uses that allow only one URL. */
export function plainAddress(
  file: StoredFile,
  width: number,
): { path: string; width: number; height: number } {
  const jpegs = variantsOf(file, 'jpeg');
  const chosen = jpegs.find((one) => one.width >= width) ?? jpegs.at(-1);
  return {
    path: mediaPath(chosen?.name ?? file.name),
    ...(chosen ? { width: chosen.width, height: chosen.height } : sizeOf(file)),
  };
}

/** The classes that keep a picture's focal point visible when the frame crops it; none where nobody has chosen one. */
const inSight = ({ focus }: StoredFile): string | undefined =>
  focus
    ?.split('_')
    .map((side) => `sees-${side}`)
    .join(' ');

/** A file's width and height in pixels; the usual ones where neither it nor a variant says them. */
export function sizeOf(file: StoredFile): { width: number; height: number } {
  if (file.width && file.height) return { width: file.width, height: file.height };
  const largest = file.variants.at(-1);
  return largest ? { width: largest.width, height: largest.height } : USUAL;
}

const variantsOf = (file: StoredFile, format: Variant['format']): Variant[] =>
  file.variants.filter((one) => one.format === format).sort((a, b) => a.width - b.width);

const srcSet = (variants: readonly Variant[], pathOf: (name: string) => string): string =>
  variants.map((one) => `${pathOf(one.name)} ${one.width}w`).join(', ');
