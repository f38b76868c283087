import { type DocumentBlock, documentTextOf } from '#lib/documentText.ts';
import { LANGUAGES, type Language, languageOf } from '#lib/language.ts';
import { ownProgram } from '#process/ownProgram.ts';
import { NICENESS } from '#process/priority.ts';
import { createWorkers } from '#process/workers.ts';

/** A request to the OCR program (ocrProgram.ts): the path of the rendered page, one byte per point, and the languages to look for. */
export interface OcrTask {
  readonly from: string;
  readonly width: number;
  readonly height: number;
  readonly languages: readonly string[];
}

/** Its result: the lines of each paragraph, and its confidence from 0 to 100. */
export interface OcrResult {
  readonly paragraphs: readonly (readonly string[])[];
  readonly sureness: number;
}

/** The OCR text of a page. */
export interface OcrPage {
  readonly text: string;
  readonly language: Language;
}

/** The longer side of a rendered page: A4 at 300 dpi. */
export const OCR_SIDE = 3508;

/** The models' own names of our languages. */
const MODELS: Readonly<Record<Language, string>> = { en: 'eng', ta: 'tam', te: 'tel', kn: 'kan', ml: 'mal' };
/** Below this, another language is tried; far below, the result is discarded. */
const SURE = 70;
const NONE = 40;

const MB = 1024 * 1024;
let reader: ReturnType<typeof workers> | undefined;
const workers = () =>
  createWorkers<OcrTask, OcrResult>({
    program: ownProgram(import.meta.dirname, 'ocrProgram'),
    ...{ most: 1, niceness: NICENESS.background, waitsForAll: true },
    // A page takes tens of seconds, and as long as it likes while everybody else has priority.
    ...{ longestMs: 60 * 60_000, mostBytes: 1200 * MB, idleMs: 5_000 },
  });

/**
 * Reads a rendered page by OCR, in a process that runs only while nobody else wants the processor. `likely`: the document's language; at low confidence, it
 * tries the others. Rejects as `run` of createWorkers does.
 */
export async function readByOcr(
  drawing: Pick<OcrTask, 'from' | 'width' | 'height'>,
  likely: Language,
  givenUp?: AbortSignal,
): Promise<OcrPage> {
  reader ??= workers();
  const others = LANGUAGES.filter((language) => language !== likely);
  let best: { read: OcrResult; language: Language } | undefined;
  for (const language of [likely, ...others]) {
    // English words and numbers occur in documents of all languages.
    const languages = language === 'en' ? [MODELS.en] : [MODELS[language], MODELS.en];
    const read = await reader.run({ ...drawing, languages }, givenUp);
    if (!best || read.sureness > best.read.sureness) best = { read, language };
    if (best.read.sureness >= SURE || lettersIn(read) === 0) break;
  }
  if (!best || best.read.sureness < NONE) return { text: '', language: likely };
  const text = documentTextOf(best.read.paragraphs.map(paragraphOf).filter((block) => block.text !== ''));
  return { text, language: text === '' ? likely : languageOf(text) };
}

const lettersIn = ({ paragraphs }: OcrResult): number => paragraphs.flat().join('').length;

function paragraphOf(lines: readonly string[]): DocumentBlock {
  const text = lines.reduce(
    (so, line) => (/\p{Ll}-$/u.test(so) && /^\p{Ll}/u.test(line) ? so.slice(0, -1) + line : `${so} ${line}`),
    '',
  );
  return { level: 0, text: inUsualLetters(text) };
}

const CHILLUS: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };

/** Normalises the spelling: OCR writes a non-joiner after each virama, and the old form of the Malayalam chillus. */
function inUsualLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/([ണനരലളക])\u0D4D\u200D/g, (_, letter: string) => CHILLUS[letter] ?? letter)
    .replace(/(?<=[\u0BCD\u0C4D\u0CCD\u0D4D])\u200C(?=[\s\p{P}]|$)/gu, '')
    .replace(/(?<=[\u0BCD\u0D4D])\u200C/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
