/** A validation error of a form field. */
export interface Mistake {
  readonly name: string;
  readonly text: string;
}

/** Selects the fields of a form on the page. */
const FIELD = '[name], [data-field]';

const fieldsHere = (): HTMLElement[] => {
  const all = [...document.querySelectorAll<HTMLElement>(FIELD)];
  return document.querySelector('dialog[open]') ? all.filter((one) => one.closest('dialog')) : all;
};

const nameOf = (field: HTMLElement): string => field.dataset.field ?? field.getAttribute('name') ?? '';

/** The name of the field around an element; undefined outside all fields. */
export function fieldAround(element: Element | null): string | undefined {
  const field = element?.closest<HTMLElement>(FIELD);
  return field ? nameOf(field) : undefined;
}

/** Messages by field, in the order of the fields on the page, so the first message belongs to the first field. */
export function inOrderOfPage(mistakes: Readonly<Record<string, string>>): [string, string][] {
  const order = fieldsHere().map(nameOf);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(mistakes).sort(([one], [other]) => place(one) - place(other));
}

/** Focuses the control of a field. */
export function focusField(name: string): void {
  const field = fieldsHere().find((one) => nameOf(one) === name);
  const inside = field?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid], button, input');
  (field?.matches('fieldset, div') ? inside : field)?.focus();
}
