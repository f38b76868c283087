import { diocese } from '#kinds/diocese.ts';
import { unitRules } from './units.ts';

/** The rules of dioceses. */
export const dioceseRules = unitRules('diocese', diocese.office);
