import { dayOf } from '#lib/dates.ts';

const DAY = 24 * 3_600_000;

/** The days of the sample church, counted from the day on which it is filled in: there is always a past and something ahead. */
export interface Calendar {
  /** The day so many days ahead (or ago, when negative), as YYYY-MM-DD. */
  day(ahead: number): string;
  /** The same with a time, as YYYY-MM-DD HH:mm. */
  at(ahead: number, time: string): string;
  /** How many days ago a day was; negative when it lies ahead. */
  ago(day: string): number;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** The calendar around a moment, by the church's own days. */
export function calendarOf(now: Date): Calendar {
  const today = dayOf(now);
  const midday = new Date(`${today}T12:00:00Z`).getTime();
  const day = (ahead: number): string => new Date(midday + ahead * DAY).toISOString().slice(0, 10);
  return {
    day,
    at: (ahead, time) => `${day(ahead)} ${time}`,
    ago: (past) => Math.round((midday - new Date(`${past}T12:00:00Z`).getTime()) / DAY),
    year: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)),
  };
}
