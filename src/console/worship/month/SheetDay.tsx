import type { KeyboardEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { prayer as kind } from '#kinds/prayer.ts';
import { weekdayOf } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { longDay } from '#lib/longDays.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { SHELL } from '../../kit/words.ts';
import { WORSHIP } from '../words.ts';
import type { Place, Sheet } from './useSheet.ts';

interface Props {
  day: string;
  /** The prayers of the day, or its empty field. */
  places: readonly Place[];
  sheet: Sheet;
  edit: EditLink;
  isToday: boolean;
}

/** The link to a prayer's form, for what the sheet has no field for: the name of the day, its readings, another date. */
export type EditLink = (id: string) => LinkProps;

/** A day of the sheet: its number and its prayers, each in a separate field. */
export function SheetDay({ day, places, sheet, edit, isToday }: Props) {
  const { prayer: words } = useWords(WORSHIP);
  const language = useLanguage();
  const weekday = weekdayOf(day, language);
  const isBad = places.some((place) => sheet.of(place).state === 'failed');
  const look = [
    'sheet-day',
    new Date(day).getUTCDay() === 0 && 'sheet-day--sun',
    isToday && 'sheet-day--today',
    isBad && 'sheet-day--bad',
  ];
  const name = `${weekday} ${longDay(day, language)}`;
  return (
    <div className={look.filter(Boolean).join(' ')} data-day={day}>
      <p className="no" aria-hidden="true">
        {Number(day.slice(8))}
        <span className="wd">{weekday}</span>
        {isToday && <span>{words.today}</span>}
      </p>
      <div className="sheet-texts">
        {places.map((place, nth) => (
          <Text
            // biome-ignore lint/suspicious/noArrayIndexKey: a field stays the same when its first text has become a prayer.
            key={nth}
            place={place}
            sheet={sheet}
            edit={edit}
            name={nth === 0 ? name : words.another(name, nth + 1)}
            isToday={isToday}
          />
        ))}
      </div>
    </div>
  );
}

interface TextProps {
  place: Place;
  sheet: Sheet;
  edit: EditLink;
  name: string;
  isToday: boolean;
}

function Text({ place, sheet, edit, name, isToday }: TextProps) {
  const { typed, state, why } = sheet.of(place);
  const text = typed ?? place.prayer?.description ?? '';
  return (
    <>
      {place.prayer?.day_name && <span className="day-name">{place.prayer.day_name}</span>}
      <textarea
        rows={1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        aria-invalid={state === 'failed' || undefined}
        lang={languageOf(text)}
        maxLength={kind.fields.description.max}
        value={text}
        onChange={(event) => sheet.type(place, event.target.value)}
        onBlur={() => sheet.leave(place)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== undefined) sheet.drop(place);
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) goOn(event);
        }}
      />
      <Said place={place} sheet={sheet} edit={edit} name={name} />
      {why !== undefined && <span className="vh" role="alert">{`${name}: ${why}`}</span>}
    </>
  );
}

/** Enter moves to the next day's field, which saves this one; Shift+Enter starts a new line. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  event.preventDefault();
  const all = [...(event.currentTarget.closest('.sheet')?.querySelectorAll('textarea') ?? [])];
  const next = all[all.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}

/** The save state of the text. */
function Said({ place, sheet, edit, name }: Omit<TextProps, 'isToday'>) {
  const { prayer: words } = useWords(WORSHIP);
  const { undo: undoWord, retry } = useWords(SHELL);
  const { typed, state, why, theirs, undo } = sheet.of(place);
  const act = (word: string, run: () => void) => (
    <Button look="text" aria-label={`${word}: ${name}`} onClick={run}>
      {word}
    </Button>
  );
  if (theirs)
    return (
      <div className="said badly">
        <span>
          <Icon name="warning" />
          {words.theirs(theirs.description)}
        </span>
        {act(words.keepMine, () => sheet.keepMine(place))}
        {act(words.takeTheirs, () => sheet.takeTheirs(place))}
      </div>
    );
  if (state === 'failed')
    return (
      <div className="said badly">
        <span>
          <Icon name="warning" />
          {why}
        </span>
        {act(retry, () => sheet.leave(place))}
      </div>
    );
  if (state === 'saving') return <div className="said small">{words.saving}</div>;
  if (state === 'saved' && typed === undefined)
    return (
      <div className="said good">
        <span role="status">
          <Icon name="done" />
          {words.saved}
        </span>
        {undo && act(undoWord, undo)}
      </div>
    );
  return (
    <div className="said small later">
      {words.later}
      {place.prayer && (
        <Link
          className={buttonClass('text')}
          aria-label={`${words.edit}: ${name}`}
          {...edit(place.prayer._id)}
        >
          {words.edit}
        </Link>
      )}
    </div>
  );
}
