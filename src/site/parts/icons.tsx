/** Icons that the website alone shows, so that the console does not fetch them. */
export const FORWARD = <path d="M4 12h15M13 6l6 6-6 6" />;
export const CALENDAR = (
  <path d="M4 6.500h16v13.500H4zM4 10.500h16M8.500 3.500v5M15.500 3.500v5M12 13v4.500M9.750 15.250h4.500" />
);
