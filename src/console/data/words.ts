import { translations } from '#lib/translations.ts';

/** The words of the register; those of the data themselves are in `lib/dataPlaces.ts`. */
export const DATA = translations({
  en: {
    heading: 'People’s data',
    print: 'Print',
    registerLead: (church: string, day: string) =>
      `${church}: what is kept of people, as the settings stand on ${day}.`,
    kept: 'What is kept',
    heads: { what: 'What', holds: 'Data', why: 'Why', howLong: 'How long' },
    places: 'Where it goes',
    placesHint: 'With each that is not the church’s own machine the church needs a contract.',
    placeHeads: { place: 'Place', where: 'Where', data: 'Data' },
    allBut: (names: readonly string[]) =>
      names.length === 0 ? 'All of the above' : `All of the above, without: ${names.join(', ')}`,
    nothing: 'No data of ours',
    responsible: 'Who answers for it',
    failed: {
      places: 'Failed to look up where data go',
    },
  },
});
