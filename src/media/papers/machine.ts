import { LANGUAGES, type Language, languageOf } from '#lib/language.ts';
import { type PaperBlock, paperTextOf } from '#lib/paperText.ts';
import { ownProgram } from '#process/ownProgram.ts';
import { NICENESS } from '#process/priority.ts';
import { createWorkers } from '#process/workers.ts';

/** What is asked of the program that reads drawn pages (machineProgram.ts): where the drawing lies, one byte for each point, and which languages to look for. */
export interface MachineTask {
  readonly from: string;
  readonly width: number;
  readonly height: number;
  readonly languages: readonly string[];
}

/** What it has read: the lines of each paragraph, and from 0 to 100 how sure it is. */
export interface MachineRead {
  readonly paragraphs: readonly (readonly string[])[];
  readonly sureness: number;
}

/** What a machine has read on a page. */
export interface MachinePage {
  readonly text: string;
  readonly language: Language;
}

/** The longer side of a drawn page: 300 points an inch of A4. */
export const MACHINE_SIDE = 3508;

/** The models' own names of our languages. */
const MODELS: Readonly<Record<Language, string>> = { en: 'eng', ta: 'tam', te: 'tel', kn: 'kan', ml: 'mal' };
/** Below, another language is tried; far below, what was read is none. */
const SURE = 70;
const NONE = 40;

const MB = 1024 * 1024;
let reader: ReturnType<typeof workers> | undefined;
const workers = () =>
  createWorkers<MachineTask, MachineRead>({
    program: ownProgram(import.meta.dirname, 'machineProgram'),
    ...{ most: 1, niceness: NICENESS.background, waitsForAll: true },
    // A page takes tens of seconds, and as long as it likes while everybody else goes first.
    ...{ longestMs: 60 * 60_000, mostBytes: 1200 * MB, idleMs: 5_000 },
  });

/**
 * Reads the letters of a drawn page by machine, in a process that runs while nobody else wants the processor. `likely`: the language in which the paper is; where the
 * machine is not sure, it tries the others. Rejects as `run` of createWorkers does.
 */
export async function readByMachine(
  drawing: Pick<MachineTask, 'from' | 'width' | 'height'>,
  likely: Language,
  givenUp?: AbortSignal,
): Promise<MachinePage> {
  reader ??= workers();
  const others = LANGUAGES.filter((language) => language !== likely);
  let best: { read: MachineRead; language: Language } | undefined;
  for (const language of [likely, ...others]) {
    // English words and numbers stand in papers of all languages.
    const languages = language === 'en' ? [MODELS.en] : [MODELS[language], MODELS.en];
    const read = await reader.run({ ...drawing, languages }, givenUp);
    if (!best || read.sureness > best.read.sureness) best = { read, language };
    if (best.read.sureness >= SURE || lettersIn(read) === 0) break;
  }
  if (!best || best.read.sureness < NONE) return { text: '', language: likely };
  const text = paperTextOf(best.read.paragraphs.map(paragraphOf).filter((block) => block.text !== ''));
  return { text, language: text === '' ? likely : languageOf(text) };
}

const lettersIn = ({ paragraphs }: MachineRead): number => paragraphs.flat().join('').length;

function paragraphOf(lines: readonly string[]): PaperBlock {
  const text = lines.reduce(
    (so, line) => (/\p{Ll}-$/u.test(so) && /^\p{Ll}/u.test(line) ? so.slice(0, -1) + line : `${so} ${line}`),
    '',
  );
  return { level: 0, text: inUsualLetters(text) };
}

const CHILLUS: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };

/** As people write: the machine puts a sign against joining behind each virama, and spells the Malayalam chillus in the old way. */
function inUsualLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/([ണനരലളക])\u0D4D\u200D/g, (_, letter: string) => CHILLUS[letter] ?? letter)
    .replace(/(?<=[\u0BCD\u0C4D\u0CCD\u0D4D])\u200C(?=[\s\p{P}]|$)/gu, '')
    .replace(/(?<=[\u0BCD\u0D4D])\u200C/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
