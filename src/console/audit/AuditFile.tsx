import { useMutation } from '@tanstack/react-query';
import type { SentTo } from '#calls/calls.ts';
import { csvOf } from '#lib/csv.ts';
import { churchMinute, dayOf } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { noteExport } from '../kit/noteExport.ts';
import { saveFile } from '../kit/saveFile.ts';
import { useSentence } from '../kit/useSentence.ts';
import { allLines } from './useAudit.ts';
import { plainSentence, useAuditSentence } from './useAuditSentence.ts';
import { AUDIT } from './words.ts';

/** Saves the matching entries as a file. The export is itself recorded. */
export function AuditFile({ asked }: { asked: SentTo<'auditList'> }) {
  const words = useWords(AUDIT);
  const sentence = useSentence();
  const sentenceOf = useAuditSentence();
  const saving = useMutation({
    mutationFn: async () => {
      const lines = await allLines(asked);
      await noteExport(words.fileName, lines.length);
      const { at, who, what, more } = words.heads;
      const rows = lines.map((line) => {
        const said = sentenceOf(line);
        const when = churchMinute(new Date(line.at)).replace('T', ' ');
        return [when, said.who, plainSentence(said), said.more.join(' | ')];
      });
      saveFile(
        `${words.fileName}-${dayOf(new Date())}.csv`,
        'text/csv',
        csvOf([[at, who, what, more], ...rows]),
      );
    },
    onError: (error) => sayFailed(sentence(error, words.failed.file)),
  });
  return (
    <Button look="line" icon={MORE_ICONS.download} busy={saving.isPending} onClick={() => saving.mutate()}>
      {words.file}
    </Button>
  );
}
