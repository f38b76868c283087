/** The address of an event's page on the website; every site has it (002 §2.7). */
export const eventPath = (id: string): string => `/event_screen/${id}`;
