/** A calendar file of these parts. */
export const calendar = (...parts: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n');
/** An event in it, with further lines. */
export const vevent = (uid: string, ...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
