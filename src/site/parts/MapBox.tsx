import { useWords } from '#ui/useWords.ts';
import { MAP_SITE } from '../http/headers.ts';
import { mapWords } from './words.ts';

/** A place on the map: degrees of WGS 84, and the zoom level (002 §9). */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** The approximate width of the box in pixels, and its aspect ratio. */
const WIDTH = 512;
const SHAPE = 10 / 16;
const TILE = 256;

/**
 * The map next to an address. Third-party content loads only on click; without script the same click opens the map's own site. `place`: without it,
 * only a link to look up the address is offered. `of`: the place's name. `from`: replaces the default line on where the map comes from.
 */
export function MapBox({
  id,
  of,
  address,
  place,
  from,
}: {
  id?: string;
  of: string;
  address: string;
  place: MapPlace | undefined;
  from?: string;
}) {
  const w = useWords(mapWords);
  const whole = place ? markedAt(place) : `${MAP_SITE}/search?query=${encodeURIComponent(address)}`;
  return (
    <figure className="mapbox mapbox--ask" id={id}>
      <div className="pic">
        <svg
          viewBox="0 0 320 200"
          width="320"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
        >
          <path
            d="M0 150C60 140 90 176 140 200M-10 60c80-10 120 40 190 24S280 20 340 10M120-10c10 60 40 90 50 220M30 30l70 60M200 120l90 40M220 40l40 90"
            strokeWidth="1.5"
          />
        </svg>
        <a
          className="btn btn--line"
          href={whole}
          data-embed={place && embedded(place)}
          data-title={place && w.map(of)}
          rel="noopener"
        >
          {w.show}
        </a>
      </div>
      <figcaption className="label">
        <span>{from ?? w.from}</span>{' '}
        <a href={whole} target="_blank" rel="noopener">
          {w.open}
        </a>
      </figcaption>
    </figure>
  );
}

const markedAt = ({ latitude, longitude, zoom }: MapPlace): string =>
  `${MAP_SITE}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

/** The map's own frame with a marker, at the zoom level: at zoom 0 the whole world is one tile wide. */
function embedded({ latitude, longitude, zoom }: MapPlace): string {
  const east = ((WIDTH / TILE) * (360 / 2 ** zoom)) / 2;
  const north = east * SHAPE * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_SITE}/export/embed.html?${query}`;
}
