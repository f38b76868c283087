import { Fragment, useEffect, useRef, useState } from 'react';
import { momentFromNow } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { Place } from '../kit/form/placeOf.ts';
import { type Company as Found, useCompany } from './useCompany.ts';
import { TOGETHER } from './words.ts';
import './together.css';

interface Props {
  place: Place;
  /** The version that the form started from. */
  version: number | undefined;
  labelOf: (name: string) => string;
  /** Merges the input with what was saved meanwhile. */
  onCatchUp: () => void;
}

/** Who else is in this form, and what they have saved meanwhile; it only informs, and never locks. */
export function Company({ place, version, labelOf, onCatchUp }: Props) {
  const words = useWords(TOGETHER);
  const language = useLanguage();
  const company = useCompany(place);
  const others = company?.others ?? [];
  const left = useLeft(others);
  const line = useRef<HTMLDivElement>(null);
  useMarkedFields(line, others, words.isHere);
  const when = (at: string) => momentFromNow(new Date(at), new Date(), language);
  const [first] = others;
  const where = first && first.field !== '' ? labelOf(first.field) : '';
  return (
    <div ref={line} role="status">
      {others.length > 0 && (
        <p className="company">
          <Icon name="people" />
          <span>
            {others.map(({ user_name }, at) => (
              <Fragment key={user_name}>
                {at > 0 && (at === others.length - 1 ? words.and : ', ')}
                <b>{user_name}</b>
              </Fragment>
            ))}
            {words.areIn(others.length)}
            {others.length === 1 && first && words.since(when(first.since))}.
            {others.length === 1 && where && words.writesIn(where)}
          </span>
        </p>
      )}
      {others.length === 0 && left && <p className="hint">{words.hasLeft(left)}</p>}
      {company && version !== undefined && company.version > version && (
        <Notice tone="quiet">
          <span>
            {words.saved(company.saved_by || words.somebody, when(company.saved_at))}
            <br />
            {words.untouched}
          </span>
          <span className="acts">
            <Button look="line" onClick={onCatchUp}>
              {words.show}
            </Button>
          </span>
        </Notice>
      )}
    </div>
  );
}

/** The names of those who just left, once all are gone. */
function useLeft(others: Found['others']): string {
  const names = others.map(({ user_name }) => user_name).join(', ');
  const [last, setLast] = useState('');
  if (names !== '' && names !== last) setLast(names);
  return last;
}

/** Marks the fields that the others are in, with their names, as long as they are there. */
function useMarkedFields(
  line: React.RefObject<HTMLElement | null>,
  others: Found['others'],
  isHere: (name: string) => string,
): void {
  useEffect(() => {
    const form = line.current?.closest('form, dialog');
    const marked = others.flatMap(({ user_name, field }) => {
      const at =
        field !== '' &&
        form?.querySelector(`[data-field="${CSS.escape(field)}"], [name="${CSS.escape(field)}"]`);
      const box = at ? (at.closest<HTMLElement>('.field') ?? undefined) : undefined;
      if (box) box.dataset.here = isHere(user_name);
      return box ? [box] : [];
    });
    return () => {
      for (const box of marked) delete box.dataset.here;
    };
  });
}
