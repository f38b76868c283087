import { translations } from '#lib/translations.ts';

/** The words of the register; those of the data themselves are in `lib/dataPlaces.ts`. */
export const DATA = translations({
  en: {
    heading: 'Personal data',
    print: 'Print',
    registerLead: (church: string, day: string) =>
      `${church}: the personal data we keep, by the settings of ${day}.`,
    kept: 'Data we keep',
    heads: { what: 'What', holds: 'Data', why: 'Why', howLong: 'How long' },
    places: 'Where it is kept',
    placesHint: 'The church needs a contract with each that is not its own server.',
    placeHeads: { place: 'Place', where: 'Where', data: 'Data' },
    allBut: (names: readonly string[]) =>
      names.length === 0 ? 'All of the above' : `All of the above, without: ${names.join(', ')}`,
    nothing: 'No data of ours',
    responsible: 'Who is responsible',
    failed: {
      places: 'Failed to look up where it is kept',
    },
  },
});
