import { days } from './days.ts';
import { touch } from './hand.ts';

days(touch);
