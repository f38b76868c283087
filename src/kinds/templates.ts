import type { Field } from './define.ts';

/** The name of templates among kinds, as places that use files. */
export const TEMPLATE = 'template';

/** The longest name of a template. */
export const TEMPLATE_NAME = 100;

/** At most this many templates per unit, and for the office. */
export const MOST_TEMPLATES = 50;

/** Whether a field holds a day or a time. */
export const isDay = ({ type }: Pick<Field, 'type'>): boolean => type === 'day' || type === 'moment';

/**
 * Whether a field is specific to one record, so that a copy, or a record from a template, starts without it: host names, passwords, fields with rows, such as
 * the exceptions of a series, and numbers that distinguish it from others.
 */
export const isOfItself = (field: Field): boolean =>
  field.type === 'label' ||
  field.type === 'secret' ||
  field.type === 'rows' ||
  (field.type === 'number' && field.own === true);

/** Whether a template holds a field: all but days and record-specific ones. */
export const isHeld = (field: Field): boolean => !isDay(field) && !isOfItself(field);
