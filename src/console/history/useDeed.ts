import type { DataOf } from '#calls/calls.ts';
import { type Kind, unitsOf } from '#kinds/define.ts';
import type { Language } from '#lib/language.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { deedOf } from './deedOf.ts';
import { HISTORY } from './words.ts';

/** A history entry as the call returns it. */
export type Entry = DataOf<'historyList'>['docs'][number];

/** Returns the label of a changed field. */
export function useFieldLabels(): (of: Kind, name: string) => string {
  const words = useWords(HISTORY);
  return (of, name) =>
    of.fields[name]?.label ??
    (name === 'activated'
      ? words.status
      : words[unitsOf(of).length === 1 && unitsOf(of)[0] === 'diocese' ? 'diocese' : 'department']);
}

/** Several names in a sentence: 'Title, Heading, and Date'. */
export const inASentence = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** Returns who did what, as a name and the rest of a sentence. */
export function useDeed(of: Kind): (entry: Entry) => { readonly who: string; readonly did: string } {
  const words = useWords(HISTORY);
  const labelOf = useFieldLabels();
  const { did } = words;
  const language = useLanguage();
  const said = (entry: Entry): string => {
    const deed = deedOf(entry);
    if (deed === 'sendBack') return did.sendBack(entry.sentence);
    if (deed === 'change')
      return did.change(
        inASentence(
          entry.changed.map((name) => labelOf(of, name)),
          language,
        ),
      );
    return did[deed as Exclude<keyof typeof did, 'sendBack' | 'change'>];
  };
  return (entry) => ({
    who: entry.by.user_name || (entry.action === 'create' ? words.visitor : words.program),
    did: [said(entry), ...(entry.via ? [entry.via === 'time' ? did.byTime : did.byMailLink] : [])].join(' '),
  });
}
