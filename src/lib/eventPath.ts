/** The path of an event's page on the website; every site has it (002 §2.7). One day of a series is identified by its date, YYYY-MM-DD. */
export const eventPath = (id: string, day?: string | null): string =>
  `/event_screen/${id}${day ? `/${day}` : ''}`;
