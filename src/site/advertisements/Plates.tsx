import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import type { Advertisement } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { CloseButton } from '../parts/CloseButton.tsx';
import { foreign } from '../parts/foreign.ts';
import { Photo } from '../parts/Picture.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Title } from '../parts/Title.tsx';
import { adWords } from './words.ts';

/** The backgrounds of plates without a picture, in turn. */
const GROUNDS = ['plate--a', 'plate--c', 'plate--b'];

/** Advertisements as a carousel. `wide`: plates of 2:1, two of them side by side. */
export function PlateRail({
  kind,
  id,
  items,
  wide = false,
}: {
  kind: 'cards' | 'two';
  id: string;
  items: readonly Advertisement[];
  wide?: boolean;
}) {
  const w = useWords(adWords);
  return (
    <Rail
      kind={kind}
      id={id}
      name={w.platinum}
      items={items}
      empty={w.noPlatinum}
      render={(item, _first, place) => <Plate item={item} place={place} wide={wide} />}
    />
  );
}

/** Advertisements in a grid, each in a separate box with its dialog. */
export function Plates({ children }: { children: ReactNode }) {
  return <div className="ads mt-7">{children}</div>;
}

/**
 * An advertisement as a plate with a label, which opens its dialog: without script, as a popover (002 §2.5, §2.18). A picture of any aspect ratio is
 * shown uncropped. `place`: its index, for the background of a plate without a picture.
 */
export function Plate({ item, place, wide = false }: { item: Advertisement; place: number; wide?: boolean }) {
  const { id, title, line, picture } = item;
  const dialog = `ad-${id}`;
  const classes = ['plate', wide && 'plate--wide', !picture && GROUNDS[place % GROUNDS.length]];
  return (
    <>
      <button className={classes.filter(Boolean).join(' ')} type="button" popoverTarget={dialog}>
        {picture ? (
          <>
            <span className="plate-pic">
              <Photo file={picture} sizes={wide ? 'half' : 'rail'} />
            </span>
            <Title as="span" className="plate-name">
              {title}
            </Title>
          </>
        ) : (
          <span className="plate-in">
            <strong lang={foreign(title)}>{title}</strong>
            {line && <small lang={foreign(line)}>{line}</small>}
          </span>
        )}
      </button>
      <AdDialog id={dialog} item={item} />
    </>
  );
}

function AdDialog({ id, item: { title, line, url, banner } }: { id: string; item: Advertisement }) {
  const { links } = usePageContext();
  const w = useWords(adWords);
  return (
    // A popover closes on Escape, on a click outside and by its button, and restores the focus.
    <dialog className="dialog dialog--ad" id={id} popover="auto" aria-labelledby={`${id}-title`}>
      <div className="dialog-head">
        <Title as="h2" id={`${id}-title`}>
          {title}
        </Title>
        <CloseButton of={id} />
      </div>
      <div className="dialog-body">
        {banner && <Photo file={banner} sizes="half" alt={banner.alt} />}
        {line && <p lang={foreign(line)}>{line}</p>}
        {url && (
          <p>
            <a className="btn" href={links.inLanguage(url)} rel="sponsored noopener">
              {w.knowMore}
            </a>
          </p>
        )}
      </div>
    </dialog>
  );
}
