import { diocese } from '#kinds/diocese.ts';
import { unitRules } from './units.ts';

export const dioceseRules = unitRules('diocese', diocese.office);
