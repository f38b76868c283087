/** Icons used only by the website, so that the console does not load them. */
export const FORWARD = <path d="M4 12h15M13 6l6 6-6 6" />;
export const PHONE = (
  <path d="M5 3.500h4l1.500 5-2.300 1.700a12 12 0 0 0 5.600 5.600l1.700-2.300 5 1.500v4a1.500 1.500 0 0 1-1.500 1.500C10.500 20.500 3.500 13.500 3.500 5A1.500 1.500 0 0 1 5 3.500z" />
);
export const WRITE = <path d="M3.500 5.500h17v13h-17zM3.500 6.500 12 13l8.500-6.500" />;
export const FIND = (
  <path d="M12 21.500s-7-7.200-7-12a7 7 0 0 1 14 0c0 4.800-7 12-7 12zM12 7a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z" />
);
export const CALENDAR = (
  <path d="M4 6.500h16v13.500H4zM4 10.500h16M8.500 3.500v5M15.500 3.500v5M12 13v4.500M9.750 15.250h4.500" />
);
export const OFFLINE = (
  <path d="M4 4l16 16M7.500 9.200A4.500 4.500 0 0 0 7 18h10.500M10.500 6.700A6 6 0 0 1 17.600 12a3.600 3.600 0 0 1 2.600 4.900" />
);
export const PRINT = <path d="M7 8V3.500h10V8M7 17H4.500V8.500h15V17H17M7 14h10v6.500H7z" />;
