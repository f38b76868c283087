/** As much of ical.js as the tests ask of it. */
declare module 'ical.js' {
  interface Time {
    toString(): string;
    toJSDate(): Date;
  }
  interface Occurrence {
    readonly recurrenceId: Time;
    readonly startDate: Time;
    readonly endDate: Time;
    readonly item: Event;
  }
  interface Component {
    getAllSubcomponents(name: string): Component[];
    getFirstPropertyValue(name: string): unknown;
  }
  interface Event {
    readonly uid: string;
    readonly summary: string;
    readonly location: string | null;
    readonly startDate: Time;
    isRecurring(): boolean;
    isRecurrenceException(): boolean;
    relateException(exception: Event): void;
    iterator(): { next(): Time | undefined };
    getOccurrenceDetails(at: Time): Occurrence;
  }
  const ICAL: {
    readonly parse: (text: string) => unknown;
    readonly Component: new (parsed: unknown) => Component;
    readonly Event: new (component: Component) => Event;
    readonly Time: { fromDateString(day: string): Time };
    readonly Recur: { fromString(rule: string): { iterator(start: Time): { next(): Time | null } } };
    readonly TimezoneService: { register(zone: unknown, name?: string): void };
    readonly Timezone: new (component: Component) => unknown;
  };
  // biome-ignore lint/style/noDefaultExport: that is how it is made.
  export default ICAL;
}
