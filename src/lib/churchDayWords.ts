import type { ChurchDayName } from './churchYear.ts';
import { translations } from './translations.ts';

/** The names of Sundays and feasts. `nth`: which of its season, in English as '2nd'. */
export const churchDayWords = translations({
  en: {
    advent: (nth) => `${nth} Sunday in Advent`,
    christmas: () => 'Christmas',
    afterChristmas: (nth) => `${nth} Sunday after Christmas`,
    epiphany: () => 'Epiphany',
    afterEpiphany: (nth) => `${nth} Sunday after Epiphany`,
    ashWednesday: () => 'Ash Wednesday',
    lent: (nth) => `${nth} Sunday in Lent`,
    palmSunday: () => 'Palm Sunday',
    maundyThursday: () => 'Maundy Thursday',
    goodFriday: () => 'Good Friday',
    easter: () => 'Easter',
    ofEaster: (nth) => `${nth} Sunday of Easter`,
    ascension: () => 'Ascension',
    pentecost: () => 'Pentecost',
    trinity: () => 'Trinity Sunday',
    afterPentecost: (nth) => `${nth} Sunday after Pentecost`,
    allSaints: () => 'All Saints',
    christTheKing: () => 'Christ the King',
  } satisfies Record<ChurchDayName, (nth: string) => string>,
});
