import type { DataOf } from '#calls/calls.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { deviceIn } from '#lib/deviceName.ts';
import { named } from '#lib/translations.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { deedOf } from '../history/deedOf.ts';
import { inASentence, useFieldLabels } from '../history/useDeed.ts';
import { valueText } from '../history/valueText.ts';
import { HISTORY } from '../history/words.ts';
import { ACT_WORDS, factsOf } from './actWords.ts';
import { AUDIT, type AuditWords } from './words.ts';

/** An entry of the activity log, as the call returns it. */
export type AuditLine = DataOf<'auditList'>['docs'][number];
type Change = Extract<AuditLine, { source: 'change' }>;

/** An entry as a sentence: who, the action, its object, and further details. */
export interface AuditSentence {
  readonly who: string;
  readonly before: string;
  /** The object of the action; '' if the sentence names none. */
  readonly thing: string;
  readonly after: string;
  readonly more: readonly string[];
}

/** At most this many fields are shown before and after; the others are in the history. */
const MOST_DIFFERENCES = 3;
const LONGEST_VALUE = 60;

/** Returns the sentence of an entry. */
export function useAuditSentence(): (line: AuditLine) => AuditSentence {
  const words = useWords(AUDIT);
  const acts = useWords(ACT_WORDS);
  const history = useWords(HISTORY);
  const labelOf = useFieldLabels();
  const language = useLanguage();

  const differencesOf = (of: Kind | undefined, { differences }: Change): string[] => {
    const text = (type: string, value: unknown): string =>
      shortened(valueText(type, value, history, language));
    const sentences = differences.map(({ name, type, before, after }) =>
      words.difference(of ? labelOf(of, name) : name, text(type, before), text(type, after)),
    );
    const left = sentences.length - MOST_DIFFERENCES;
    return left > 0 ? [...sentences.slice(0, MOST_DIFFERENCES), words.moreDifferences(left)] : sentences;
  };

  const changeOf = (line: Change): AuditSentence => {
    const of: Kind | undefined = KINDS[line.kind as KindName];
    const isSent = of?.may.create === 'everyone' && line.by === null;
    const who = line.by?.user_name ?? (isSent ? words.visitor : words.program);
    const more = [
      ...(line.sentence ? [words.said(line.sentence)] : []),
      ...(of && markOf(line) ? [] : differencesOf(of, line)),
      ...byWay(line, words),
    ];
    if (line.kind === 'person_data') return { who, before: words.did.erase, thing: '', after: '', more };
    const fields = of
      ? inASentence(
          line.changed.map((name) => labelOf(of, name)),
          language,
        )
      : '';
    const mark = of && markOf(line);
    const [before, after] = mark
      ? words.did.mark(labelOf(of, mark.name), mark.after === true)
      : aroundOf(line, fields, isSent, words);
    const thing =
      line.together > 1 && of
        ? words.many(line.together, named(of.many))
        : line.title || (of ? words.one(named(of.one)) : words.newsletter);
    return { who, before, thing, after, more };
  };

  return (line) => {
    if (line.source === 'change') return changeOf(line);
    const who = line.by?.user_name;
    if (line.source === 'act') {
      const did = acts.did[line.act];
      const before = typeof did === 'string' ? did : did(factsOf(line, language));
      return { who: who ?? words.program, before, thing: '', after: '', more: byWay(line, words) };
    }
    const { signIn } = words;
    const more = line.device ? [deviceIn(language, line.device)] : [];
    if (line.outcome === 'in') {
      const before = line.new_device ? signIn.inNew : line.way === 'link' ? signIn.inBy : signIn.in;
      return { who: who ?? line.address, before, thing: '', after: '', more };
    }
    if (line.way === 'asked_again' && who)
      return { who, before: signIn.ownFailed, thing: '', after: signIn.times(line.times), more };
    const [before, after] = signIn[line.outcome];
    const thing = who ?? (line.address || signIn.unknown);
    return { who: words.somebody, before, thing, after: signIn.times(line.times) + after, more };
  };
}

/** The only changed field, if it is a flag. */
const markOf = ({ action, changed, differences }: Change) =>
  action === 'change' && changed.length === 1 && differences[0]?.type === 'flag' ? differences[0] : undefined;

const byWay = (line: { via?: string | null; program: string }, words: AuditWords): string[] => [
  ...(line.via === 'mail_link' ? [words.byLink] : []),
  ...(line.via === 'time' ? [words.byTime] : []),
  ...(line.program ? [words.byProgram(line.program)] : []),
];

function aroundOf(
  line: Change,
  fields: string,
  isSent: boolean,
  { did }: AuditWords,
): readonly [string, string] {
  const deed = deedOf(line);
  const { kind } = line;
  if (kind === 'newsletter' && deed === 'create') return did.createNewsletter;
  if (kind === 'newsletter' && deed === 'change') return did.changeNewsletter;
  if (deed === 'create')
    return isSent ? did.sent : ['account', 'subscriber'].includes(kind) ? did.added : did.create;
  return deed === 'change' ? did.change(fields) : did[deed];
}

const shortened = (text: string): string =>
  text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).trimEnd()}…` : text;

/** A sentence as text. */
export const plainSentence = ({ before, thing, after }: AuditSentence): string => before + thing + after;
