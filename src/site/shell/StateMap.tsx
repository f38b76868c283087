import type { ReactNode } from 'react';

/** Outlines of the states, told from each other at a glance and no more: the church's own maps replace them (AMB-098). */
const OUTLINES: Readonly<Record<string, string>> = {
  Andhra:
    'M28.7 50.35L23.56 52.19L18.42 55.13L15.48 53.66L13.28 47.78L7.41 44.85L3 41.91L4.47 37.51L5.94 32.37L13.28 31.63L20.62 28.7L24.29 26.49L29.43 24.29L33.84 19.89L38.24 17.68L43.38 14.75L49.99 11.08L54.39 10.34L59.53 8.87L61 9.61L52.92 17.68L43.38 25.03L42.65 27.23L36.04 29.43L33.1 33.1L27.96 34.57L26.86 42.65L27.96 47.05Z',
  Karnataka:
    'M13.1 33.93L14.81 27.06L15.67 21.9L22.55 15.89L28.56 11.59L36.3 7.3L40.59 3L43.17 7.3L41.45 12.45L41.45 20.19L39.73 24.48L38.01 30.5L36.3 35.65L41.45 39.09L48.33 42.53L50.9 49.4L49.19 51.98L44.89 57.13L40.59 60.14L33.72 61L29.42 58.42L24.27 55.41L19.63 51.2L18.25 45.1Z',
  Kerala:
    'M16.24 3L23.22 9.33L30.97 18.37L36.13 23.54L42.59 31.29L41.95 36.46L46.47 40.33L47.76 49.37L46.47 57.12L45.18 61L38.72 53.9L34.84 44.21L30.32 32.58L24.51 19.66L18.05 8.04Z',
  'Tamil Nadu':
    'M53.06 3L45.5 5.7L37.94 10.02L31.46 11.1L26.06 17.58L20.66 21.36L12.02 22.98L10.94 27.3L16.34 33.78L15.8 38.1L19.58 41.34L20.66 48.9L19.58 55.38L18.5 58.62L23.36 61L29.84 54.3L37.94 47.82L42.26 47.82L38.48 43.5L42.26 37.24L48.42 37.02L47.12 25.14L50.9 14.34Z',
  Telengana:
    'M3.76 24.37L11.39 19.79L14.45 7.58L23.61 3L34.29 7.58L43.45 12.16L44.97 19.79L54.13 24.37L60.24 33.53L51.08 45.74L40.39 50.32L32.76 54.89L17.5 61L5.29 56.42L5.29 41.16L8.34 32Z',
  Jaffna:
    'M3 9.77L17.5 5.9L29.58 5.9L41.67 21.85L58.58 36.35L61 48.43L27.17 58.1L12.67 50.85L15.08 31.52L24.75 21.85L12.67 16.05Z',
};

/** A state's map in the diocese popup (002 §2.4); the globe for the diaspora. */
export function StateMap({ state }: { state: string }) {
  const outline = OUTLINES[state];
  return outline ? (
    <Drawing>
      <path d={outline} fill="currentColor" fillOpacity=".12" strokeLinejoin="round" />
    </Drawing>
  ) : (
    <Drawing>
      <circle cx="32" cy="32" r="27" />
      <path d="M5 32h54M32 5c-18 16-18 38 0 54M32 5c18 16 18 38 0 54M9 18.5c14 7 32 7 46 0M9 45.5c14-7 32-7 46 0" />
    </Drawing>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.25">
      {children}
    </svg>
  );
}
