/** Icons that the website alone shows, so that the console does not fetch them. */
export const FORWARD = <path d="M4 12h15M13 6l6 6-6 6" />;
export const CALENDAR = (
  <path d="M4 6.500h16v13.500H4zM4 10.500h16M8.500 3.500v5M15.500 3.500v5M12 13v4.500M9.750 15.250h4.500" />
);
export const PRINT = <path d="M7 8V3.500h10V8M7 17H4.500V8.500h15V17H17M7 14h10v6.500H7z" />;
