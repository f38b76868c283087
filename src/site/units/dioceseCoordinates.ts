import type { MapPlace } from '../parts/MapBox.tsx';

/** The zoom level of a unit's map (002 §9): its town and surroundings. */
const ZOOM = 8;

/** The coordinates in degrees of the bishops' towns, by the slugs of the fixed list: records contain only addresses. */
const COORDINATES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  krishnagodavari: [16.506, 80.648],
  nandyal: [15.478, 78.484],
  rayalaseema: [14.467, 78.824],
  karnatakacentral: [12.972, 77.595],
  karnatakanorthern: [15.459, 75.008],
  karnatakasouthern: [12.914, 74.856],
  cochin: [10.527, 76.214],
  eastkerala: [9.79, 76.77],
  southkerala: [8.524, 76.937],
  kollamkottarakkara: [8.893, 76.614],
  madhyakerala: [9.592, 76.522],
  malabar: [11.259, 75.78],
  coimbatore: [11.017, 76.956],
  erodesalem: [11.341, 77.717],
  kanyakumari: [8.178, 77.434],
  madras: [13.083, 80.27],
  madurairamnad: [9.925, 78.12],
  thoothukudinazareth: [8.764, 78.135],
  tirunelveli: [8.717, 77.735],
  trichytanjore: [10.79, 78.705],
  vellore: [12.916, 79.133],
  dornakal: [17.445, 80.15],
  karimnagar: [18.438, 79.129],
  medak: [18.046, 78.263],
  jaffna: [9.73, 79.948],
};

/** The centre of a diocese's map; undefined if only its address is known. */
export function coordinatesOf(subDomain: string): MapPlace | undefined {
  const [latitude, longitude] = COORDINATES[subDomain] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, zoom: ZOOM };
}
