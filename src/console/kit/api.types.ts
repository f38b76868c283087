/**
 * Code that must not compile, checked by tsc with the rest: each @ts-expect-error precedes a mistake, and if the compiler no longer finds it, that is
 * itself an error. Nothing here is ever run.
 */
import { campaign } from '#kinds/campaign.ts';
import type { BodyOf, DocOf } from '#kinds/docs.ts';
import type { news } from '#kinds/news.ts';
import { send } from './api.ts';

export async function responsesAreTyped(): Promise<void> {
  const item = await send('newsGet', { id: 'x' });
  const date: string | null = item.date;
  const family: 'departments' | 'dioceses' = item.type;
  const gallery: string[] = item.gallery;
  // @ts-expect-error No such field.
  void item.titel;
  // @ts-expect-error A day may be missing.
  const day: string = item.date;
  // @ts-expect-error A secret is never answered.
  void (await send('userGet', { id: 'x' })).password;
  // @ts-expect-error An enquiry is not switched.
  void (await send('enquiryGet', { id: 'x' })).activated;
  const { docs } = await send('partnerList', { body: { category: 'network' } });
  // @ts-expect-error Only the declared choices come back.
  const category: 'partners' | undefined = docs[0]?.category;
  const [first] = (await send('dioceseGet', { id: 'x' })).description;
  const text: string | undefined = first?.description;
  void [date, family, gallery, day, category, text];
}

export async function bodiesAreTyped(): Promise<void> {
  await send('newsCreate', { body: { title: 'Rain', department: 'x', activated: false, gallery: ['a'] } });
  // @ts-expect-error A misspelt field.
  await send('newsCreate', { body: { titel: 'Rain' } });
  // @ts-expect-error A value of another type.
  await send('newsEdit', { id: 'x', body: { title: 5 } });
  // @ts-expect-error An event has no heading.
  await send('eventEdit', { id: 'x', body: { heading: 'Rain' } });
  // @ts-expect-error None of the choices.
  await send('promotionCreate', { body: { type: 'bronze' } });
  // @ts-expect-error A misspelt filter.
  await send('publicationList', { body: { special: true } });
  // @ts-expect-error A misspelt field of a row.
  await send('dioceseEdit', { id: 'x', body: { banner: [{ link: 'x' }] } });
  const typed = { title: 'Rain', subtitle: 'Sun' };
  // @ts-expect-error A name too many in a body that was put together before.
  await send('newsEdit', { id: 'x', body: typed });
  // @ts-expect-error A call without a body.
  await send('newsGet', { id: 'x', body: {} });
  // @ts-expect-error The console does not write enquiries.
  await send('enquiryCreate', { body: {} });
}

export const body: BodyOf<typeof news> = { title: 'Rain', date: null };
// @ts-expect-error A misspelt field in what a form holds.
export const wrong: BodyOf<typeof news> = { title: 'Rain', dates: null };
// @ts-expect-error A document has all of its declared fields.
export const doc: DocOf<typeof campaign> = { _id: 'x', title: campaign.one };
