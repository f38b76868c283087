import type { ReactElement } from 'react';

/** The line icons of the look book, on a 24-unit square; colour and thickness come from the `.i` class. */
const ICONS = {
  advertisement: <path d="M3 5h18v14H3zM7 15l2.5-6 2.5 6M8 13h3M14.5 9v6c3 0 4-1 4-3s-1-3-4-3z" />,
  announcement: <path d="M4 9.5v5h3l9 5v-15l-9 5zM19 9.5c1.5 1.5 1.5 3.5 0 5" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  book: (
    <path d="M12 5.5C9.5 3.8 6 3.5 3 4v15c3-.5 6.5-.2 9 1.5 2.5-1.7 6-2 9-1.5V4c-3-.5-6.5-.2-9 1.5zM12 5.5v15" />
  ),
  calendar: <path d="M3 5.5h18v15H3zM3 10h18M8 3v4M16 3v4" />,
  church: (
    <path d="M12 2v5M10 4h4M6 21V12l6-5 6 5v9M2.5 21v-5.5L6 14M21.5 21v-5.5L18 14M2 21h20M10 21v-4a2 2 0 0 1 4 0v4" />
  ),
  close: <path d="m5 5 14 14M19 5 5 19" />,
  department: <path d="M3 21V8h18v13M3 8l9-5 9 5M7.5 12v5M12 12v5M16.5 12v5M2 21h20" />,
  document: <path d="M6 2.5h8l4.5 4.5v14.5h-12.5zM14 2.5v5h4.5M9 13h6M9 17h6" />,
  done: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m7.5 12.5 3 3 6-6.5" />
    </>
  ),
  draft: <path d="M12.5 2.5H5v19h14v-6M8.5 7.5h5M8.5 11.5h3M13 15.5l7.5-8 2 2-7.5 8-2.5.5z" />,
  translate: (
    <path d="M3 5.5h9M7.5 3v2.5M10 5.5c-.7 3.5-3 6.5-6.5 8M5 8.5c1 2.5 3 4.2 5.5 5M11.5 21l4.5-11 4.5 11M13 17.5h6" />
  ),
  edit: <path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5 17.5 10" />,
  earlier: <path d="M12 20V5M6 11l6-6 6 6" />,
  eye: (
    <>
      <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  chart: <path d="M3.5 3v17.5H21M7.5 17v-5M12 17V7M16.5 17v-7" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 6.5V12l4 2.5" />
    </>
  ),
  filter: <path d="M3 5h18l-7 8.5V20l-4-2v-4.5z" />,
  flag: <path d="M5 22V3.5c4-2 8 2 14 0v10c-6 2-10-2-14 0" />,
  help: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M9.3 9.5c0-3.4 5.4-3.4 5.4 0 0 2.2-2.7 2.2-2.7 4.2M12 17.2v.1" />
    </>
  ),
  image: (
    <>
      <path d="M3 4.5h18v15H3zM3 16l5-5 4.5 4.5L16 12l5 5" />
      <circle cx="15.5" cy="8.5" r="1.5" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 11v6M12 7.5v.1" />
    </>
  ),
  inbox: <path d="M3 13.5 6 4.5h12l3 9v6H3zM3 13.5h5.5l1 2.5h5l1-2.5H21" />,
  key: (
    <>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="m11.5 12 9-9M17 6.5l3 3" />
    </>
  ),
  lamp: (
    <path d="M12 2.5c2 2.5 2.5 4 0 6-2.5-2-2-3.5 0-6zM4 11h16c-.5 4-3.5 6-8 6s-7.5-2-8-6zM12 17v3M8 21.5h8" />
  ),
  later: <path d="M12 4v15M6 13l6 6 6-6" />,
  link: (
    <path d="M10 14a4.5 4.5 0 0 0 6.5 0l3.5-3.5a4.6 4.6 0 0 0-6.5-6.5L12 5.5M14 10a4.5 4.5 0 0 0-6.5 0L4 13.5a4.6 4.6 0 0 0 6.5 6.5l1.5-1.5" />
  ),
  logout: <path d="M10 3.5H4v17h6M9 12h11M16 8l4 4-4 4" />,
  mail: <path d="M3 5.5h18v13H3zM3 6.5l9 7 9-7" />,
  menu: <path d="M3 7h18M3 12h18M3 17h18" />,
  more: <path d="M12 5.5v.1M12 12v.1M12 18.5v.1" strokeWidth="3" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 5a3.5 3.5 0 0 1 0 6.5M17.5 14c2.5.6 4 2.8 4 6" />
    </>
  ),
  plus: <path d="M12 4v16M4 12h16" />,
  pulse: <path d="M2 12h5l3-8 4.5 16L17.5 12H22" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  shield: <path d="M12 2.5 4 5.5v6c0 5 3.5 8.5 8 10 4.5-1.5 8-5 8-10v-6z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 1.5V4M12 20v2.5M1.5 12H4M20 12h2.5M4.5 4.5l2 2M17.5 17.5l2 2M4.5 19.5l2-2M17.5 6.5l2-2" />
    </>
  ),
  trash: <path d="M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />,
  video: <path d="M2.5 6h13v12h-13zM15.5 10.5l6-3.5v10l-6-3.5" />,
  wait: (
    <path d="M6 2.5h12M6 21.5h12M7.5 2.5c0 5 4.5 6.5 4.5 9.5s-4.5 4.5-4.5 9.5M16.5 2.5c0 5-4.5 6.5-4.5 9.5s4.5 4.5 4.5 9.5" />
  ),
  warning: <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.8v.1" />,
} satisfies Record<string, ReactElement>;

/** An icon's name; or the drawing of an icon used in only one place, so that other pages do not load it. */
export type IconName = keyof typeof ICONS | ReactElement;

/** An icon, hidden from assistive technology: the text next to it or the button's aria-label names it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className ? `i ${className}` : 'i'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      {typeof name === 'string' ? ICONS[name] : name}
    </svg>
  );
}
