import type { Field } from './define.ts';

/** The name of templates where they stand among kinds, as places of files. */
export const TEMPLATE = 'template';

/** The longest name of a template. */
export const TEMPLATE_NAME = 100;

/** So many templates has a unit, and the office. */
export const MOST_TEMPLATES = 50;

/** Whether a field holds a day, or a moment. */
export const isDay = ({ type }: Pick<Field, 'type'>): boolean => type === 'day' || type === 'moment';

/**
 * Whether a field is a record's own, so that another one that is begun like it, or with a template of it, begins without: addresses of hosts, passwords,
 * what has its own rows, such as the days of a series that are otherwise, and numbers that tell it from others.
 */
export const isOfItself = (field: Field): boolean =>
  field.type === 'label' ||
  field.type === 'secret' ||
  field.type === 'rows' ||
  (field.type === 'number' && field.own === true);

/** Whether a template holds a field: all but days and what is a record's own. */
export const isHeld = (field: Field): boolean => !isDay(field) && !isOfItself(field);
