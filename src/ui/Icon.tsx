import type { ReactElement } from 'react';

/** The line icons of the look book, on a 24-unit square; colour and thickness come from the `.i` class. */
const ICONS = {
  advertisement: <path d="M3 5h18v14H3zM7 15l2.5-6 2.5 6M8 13h3M14.5 9v6c3 0 4-1 4-3s-1-3-4-3z" />,
  announcement: <path d="M4 9.500v5h3l9 5v-15l-9 5zM19 9.500c1.5 1.5 1.5 3.5 0 5" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  book: (
    <path d="M12 5.500C9.5 3.8 6 3.5 3 4v15c3-.5 6.5-.2 9 1.5 2.5-1.7 6-2 9-1.500V4c-3-.5-6.5-.2-9 1.500zM12 5.500v15" />
  ),
  church: (
    <path d="M12 2v5M10 4h4M6 21V12l6-5 6 5v9M2.5 21v-5.500L6 14M21.5 21v-5.500L18 14M2 21h20M10 21v-4a2 2 0 0 1 4 0v4" />
  ),
  close: <path d="m5 5 14 14M19 5 5 19" />,
  department: <path d="M3 21V8h18v13M3 8l9-5 9 5M7.5 12v5M12 12v5M16.5 12v5M2 21h20" />,
  document: <path d="M6 2.5h8l4.5 4.5v14.5h-12.500zM14 2.500v5h4.500M9 13h6M9 17h6" />,
  done: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m7.5 12.5 3 3 6-6.5" />
    </>
  ),
  draft: (
    <path d="M12.5 2.500H5v19h14v-6M8.5 7.500h5M8.5 11.500h3M13 15.500l7.500-8 2 2-7.500 8-2.500.500z" />
  ),
  translate: (
    <path d="M3 5.500h9M7.500 3v2.500M10 5.500c-.7 3.5-3 6.5-6.5 8M5 8.500c1 2.5 3 4.200 5.5 5M11.500 21l4.500-11 4.500 11M13 17.500h6" />
  ),
  edit: <path d="M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.5 17.5 10" />,
  earlier: <path d="M12 20V5M6 11l6-6 6 6" />,
  eye: (
    <>
      <path d="M2 12s3.5-6.5 10-6.500S22 12 22 12s-3.5 6.5-10 6.500S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  chart: <path d="M3.5 3v17.500H21M7.500 17v-5M12 17V7M16.500 17v-7" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 6.500V12l4 2.500" />
    </>
  ),
  filter: <path d="M3 5h18l-7 8.500V20l-4-2v-4.500z" />,
  flag: <path d="M5 22V3.500c4-2 8 2 14 0v10c-6 2-10-2-14 0" />,
  help: (
    <>
      <circle cx="12" cy="12" r="9.500" />
      <path d="M9.300 9.500c0-3.400 5.400-3.400 5.400 0 0 2.200-2.700 2.200-2.700 4.200M12 17.200v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 11v6M12 7.500v.1" />
    </>
  ),
  inbox: <path d="M3 13.500 6 4.500h12l3 9v6H3zM3 13.500h5.500l1 2.500h5l1-2.500H21" />,
  key: (
    <>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="m11.5 12 9-9M17 6.5l3 3" />
    </>
  ),
  lamp: (
    <path d="M12 2.500c2 2.5 2.5 4 0 6-2.5-2-2-3.5 0-6zM4 11h16c-.5 4-3.5 6-8 6s-7.5-2-8-6zM12 17v3M8 21.500h8" />
  ),
  later: <path d="M12 4v15M6 13l6 6 6-6" />,
  link: (
    <path d="M10 14a4.5 4.5 0 0 0 6.5 0l3.5-3.500a4.6 4.6 0 0 0-6.5-6.500L12 5.500M14 10a4.5 4.5 0 0 0-6.5 0L4 13.500a4.6 4.6 0 0 0 6.5 6.500l1.5-1.5" />
  ),
  logout: <path d="M10 3.500H4v17h6M9 12h11M16 8l4 4-4 4" />,
  mail: <path d="M3 5.500h18v13H3zM3 6.500l9 7 9-7" />,
  menu: <path d="M3 7h18M3 12h18M3 17h18" />,
  more: <path d="M12 5.500v.1M12 12v.1M12 18.500v.1" strokeWidth="3" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c0-4 2.5-6.5 6.5-6.500s6.5 2.5 6.5 6.500M15.5 5a3.5 3.5 0 0 1 0 6.500M17.5 14c2.5.6 4 2.8 4 6" />
    </>
  ),
  plus: <path d="M12 4v16M4 12h16" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  trash: <path d="M4 6.500h16M9 6V3.500h6V6M6 6.500l1 14h10l1-14M10 10.500v6M14 10.500v6" />,
  video: <path d="M2.5 6h13v12h-13zM15.5 10.500l6-3.500v10l-6-3.5" />,
  wait: (
    <path d="M6 2.500h12M6 21.500h12M7.5 2.500c0 5 4.5 6.5 4.5 9.500s-4.5 4.5-4.5 9.500M16.5 2.500c0 5-4.5 6.5-4.5 9.500s4.5 4.5 4.5 9.500" />
  ),
  warning: <path d="M12 3.5 22 20.500H2zM12 10v5M12 17.800v.1" />,
} satisfies Record<string, ReactElement>;

/** One of these by its name; or the drawing of an icon that one place alone has, so that nobody else fetches it. */
export type IconName = keyof typeof ICONS | ReactElement;

/** One icon, hidden from assistive technology: the word stands beside it, or in the button's aria-label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      {typeof name === 'string' ? ICONS[name] : name}
    </svg>
  );
}
