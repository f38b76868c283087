import { Fragment } from 'react';
import { dashedDay, dayOf, slashedDay } from '#lib/dates.ts';
import { languageOf } from '#lib/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { mediaPath, shownName } from '../uploads/fileNames.ts';

/** A person's picture in an arch; without one, the first letter of the name. */
export function RowFace({ url, name }: { url: string; name: string }) {
  if (url && url !== '0') return <img className="face" src={mediaPath(url)} alt="" loading="lazy" />;
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (
    <span className="face face--none" aria-hidden="true" lang={languageOf(name)}>
      {first?.segment}
    </span>
  );
}

/** The files of a row, by name, each as a separate link. */
export function RowFile({ url }: { url: string | readonly string[] }) {
  const urls = (typeof url === 'string' ? [url] : url).filter(Boolean);
  return urls.map((one) => (
    <a key={one} className="row-file" href={mediaPath(one)} target="_blank" rel="noopener">
      <Icon name="document" />
      {shownName(one)}
    </a>
  ));
}

/** An email address that wraps at its punctuation rather than within a word. */
export function RowEmail({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never move.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A date as document lists show it, DD/MM/YYYY (001 §9); for a timestamp, its date in the church's time zone. */
export function RowDay({ day }: { day: string }) {
  return <time dateTime={day}>{slashedDay(day.length > 10 ? dayOf(new Date(day)) : day)}</time>;
}

/** The date of a timestamp in the church's time zone, DD-MM-YYYY (000 §9); nothing if there is none. */
export function RowDashedDay({ day }: { day: string | null }) {
  if (!day) return null;
  const at = dayOf(new Date(day));
  return <time dateTime={at}>{dashedDay(at)}</time>;
}
