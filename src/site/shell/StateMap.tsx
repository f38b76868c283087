import type { ReactNode } from 'react';
import type { State } from '#kinds/diocese.ts';
import { STATE_OUTLINES } from './stateOutlines.ts';

/** A state's map in the diocese popup (002 §2.4); the globe for the diaspora. */
export function StateMap({ state }: { state: State }) {
  const outline = STATE_OUTLINES[state];
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
    <svg
      viewBox="0 0 64 64"
      width="64"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      {children}
    </svg>
  );
}
