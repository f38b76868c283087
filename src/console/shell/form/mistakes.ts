/** What is wrong with a field of a form. */
export interface Mistake {
  readonly name: string;
  readonly text: string;
}

/** By this the fields of a form are found on the page. */
const FIELD = '[name], [data-field]';

const fieldsHere = (): HTMLElement[] => {
  const all = [...document.querySelectorAll<HTMLElement>(FIELD)];
  return document.querySelector('dialog[open]') ? all.filter((one) => one.closest('dialog')) : all;
};

const nameOf = (field: HTMLElement): string => field.dataset.field ?? field.getAttribute('name') ?? '';

/** The name of the field that holds an element; undefined outside of all fields. */
export function fieldAround(element: Element | null): string | undefined {
  const field = element?.closest<HTMLElement>(FIELD);
  return field ? nameOf(field) : undefined;
}

/** Sentences by field, in the order in which the fields stand on the page: what is said first is what is come to first. */
export function inOrderOfPage(mistakes: Readonly<Record<string, string>>): [string, string][] {
  const order = fieldsHere().map(nameOf);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(mistakes).sort(([one], [other]) => place(one) - place(other));
}

/** What can be typed or pressed in a field, to go on with. */
export function focusField(name: string): void {
  const field = fieldsHere().find((one) => nameOf(one) === name);
  const inside = field?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid], button, input');
  (field?.matches('fieldset, div') ? inside : field)?.focus();
}
