import { event } from '#kinds/event.ts';
import { excerpt } from '#lib/html.ts';

/** The texts of an event as another program has them, plain. */
interface Texts {
  readonly name: string;
  readonly description: string;
  readonly place: string;
  readonly url: string;
}

/** The same as fields of an event, each as long as it may be; and what was cut or left out, in sentences. */
export function eventTexts(of: Texts): { readonly fields: Texts; readonly notes: readonly string[] } {
  const { fields } = event;
  const whole = of.name || 'Untitled';
  const name = excerpt(whole, fields.name.max - 1);
  const isAddress = /^https?:\/\//i.test(of.url) && URL.canParse(of.url) && of.url.length <= fields.url.max;
  return {
    fields: {
      name,
      description: excerpt(of.description, fields.description.max - 1),
      place: excerpt(of.place, fields.place.max - 1),
      url: isAddress ? of.url : '',
    },
    notes: [
      ...(name === whole ? [] : [`its title was cut; the whole one is “${whole}”`]),
      ...(of.place.length >= fields.place.max ? [`its place was cut; the whole one is “${of.place}”`] : []),
      ...(of.description.length >= fields.description.max ? ['its description was cut'] : []),
      ...(of.url !== '' && !isAddress ? [`its address was left out: ${excerpt(of.url, 100)}`] : []),
    ],
  };
}
