import { sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { AnyDoc } from '../form/recordCalls.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import type { SwitchOptions } from './switchRecord.ts';

/** Makes a record active or inactive; only offered to full administrators (000 §4, §6). The code is loaded on first use. */
export function useSwitch(options: SwitchOptions): (row: AnyDoc) => void {
  const { partMissing } = useWords(SHELL);
  const spoken = { sentence: useSentence(), language: useLanguage() };
  return (row) =>
    void import('./switchRecord.ts').then(
      ({ switchRecord }) => switchRecord(row, options, spoken),
      () => sayFailed(partMissing),
    );
}
