import type { ReactElement } from 'react';

/** The icons of the networks that the organisation may link to. */
export const SOCIAL_ICONS: Readonly<Record<string, ReactElement>> = {
  facebook: (
    <path d="M14 22v-8.500h3l.5-3.500H14V8c0-1.2.5-2 2-2h1.700V2.700C17 2.6 16 2.5 15 2.500c-2.8 0-4.5 1.6-4.5 4.700V10h-3v3.500h3V22" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3" />
      <path d="M10.5 9v6l5-3z" />
    </>
  ),
};
