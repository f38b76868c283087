import type { ReactNode } from 'react';
import type { UnitKind } from '#kinds/define.ts';
import { useWords } from '#ui/useWords.ts';
import type { Frame } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { Filters, SelectFilter } from './Filters.tsx';

/** A select that leads to another unit's page: a plain form, so it works without script (AMB-029). */
export function UnitChooser({
  kind,
  path,
  chosen,
  all = false,
  children,
}: {
  kind: UnitKind;
  /** Takes `?id=`. */
  path: string;
  chosen: string | undefined;
  /** Whether it can be left empty. */
  all?: boolean;
  /** The list's other filters. */
  children?: ReactNode;
}) {
  const { frame } = usePageContext();
  const w = useWords(siteWords);
  return (
    <Filters path={path}>
      <SelectFilter name="id" label={w[kind]} options={unitOptions(kind, frame)} chosen={chosen} all={all} />
      {children}
    </Filters>
  );
}

/** The units of a kind as options of a select. */
export const unitOptions = (kind: UnitKind, frame: Frame): [id: string, name: string][] =>
  frame.units(kind).map(({ id, name }) => [id, name]);
