import { days } from './days.ts';
import { keyboard } from './hand.ts';

days(keyboard);
