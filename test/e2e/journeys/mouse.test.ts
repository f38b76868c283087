import { days } from './days.ts';
import { mouse } from './hand.ts';

days(mouse);
