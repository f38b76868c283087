import { useMutation } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { KINDS } from '#kinds/kinds.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import type { HistoryState } from '../kit/historyState.ts';
import { usePaths } from '../kit/paths.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { type AuditLine, plainSentence, useAuditSentence } from './useAuditSentence.ts';
import { useSeePath } from './useSeePath.ts';
import { AUDIT } from './words.ts';

/** One action of a user, with its undo if that is possible. */
export function AuditItem({ line, now, onUndone }: { line: AuditLine; now: Date; onUndone: () => unknown }) {
  const words = useWords(AUDIT);
  const language = useLanguage();
  const sentenceOf = useAuditSentence();
  const said = sentenceOf(line);
  const when = momentFromNow(new Date(line.at), now, language);
  const history = useHistoryOf(line, said.thing);
  const see = useSeePath()(line);
  const { pathname, search } = useLocation();
  // The history of a record links back here.
  const here: HistoryState = {
    name: line.source === 'act' ? line.thing : '',
    from: { to: pathname + search, name: words.heading },
  };
  const thing = said.thing && <span lang={languageOf(said.thing)}>{said.thing}</span>;
  return (
    <li>
      <span>
        <b>{said.who}</b> {said.before}
        {history && thing ? <Link {...history}>{thing}</Link> : thing}
        {said.after}
      </span>
      <span className="hint">
        <time dateTime={line.at}>{when}</time>
        {said.more.map((more) => (
          <Fragment key={more}>
            <span aria-hidden="true"> | </span>
            <span lang={languageOf(more)}>{more}</span>
          </Fragment>
        ))}
        {line.source === 'change' && line.undo === 'newer' && history && (
          <span className="audit-newer">
            {words.newer} {words.undoIn}
            <Link {...history}>{words.history}</Link>.
          </span>
        )}
      </span>
      {line.source === 'change' && line.undo === 'possible' && line.together === 1 && (
        <UndoButton line={line} what={plainSentence(said)} onUndone={onUndone} />
      )}
      {see && (
        <Link
          className={buttonClass('line')}
          to={see}
          state={here}
          aria-label={words.seeOf(plainSentence(said))}
        >
          {words.see}
        </Link>
      )}
      {line.source === 'sign_in' && line.new_device && line.goes_on && (
        <SignOutButton id={line._id} who={said.who} onDone={onUndone} />
      )}
    </li>
  );
}

/** The link to the history of an entry's record, with the way back here; undefined if there is none. */
function useHistoryOf(line: AuditLine, name: string): { to: string; state: HistoryState } | undefined {
  const words = useWords(AUDIT);
  const path = usePaths();
  const { pathname, search } = useLocation();
  if (line.source !== 'change' || !(line.kind in KINDS) || line.undo === 'gone' || line.together > 1)
    return undefined;
  return {
    to: `${path('history', { kind: line.kind, id: line.record })}?entry=${line._id}`,
    state: { name, from: { to: pathname + search, name: words.heading } },
  };
}

function UndoButton({
  line: { _id, version },
  what,
  onUndone,
}: {
  line: Extract<AuditLine, { source: 'change' }>;
  what: string;
  onUndone: () => unknown;
}) {
  const words = useWords(AUDIT);
  const sentence = useSentence();
  const { who } = { who: what.replace(/\.$/, '') };
  const [asking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: () => send('auditUndo', { id: _id, body: { version } }),
    onSuccess: async () => {
      await onUndone();
      say(words.undone);
    },
    onError: async (error) => {
      sayFailed(sentence(error, words.failed.undo));
      // Something may have been done since: then the entry says so.
      await onUndone();
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        look="line"
        icon={MORE_ICONS.undo}
        aria-label={words.undoOf(who)}
        onClick={() => setAsking(true)}
      >
        {words.undo}
      </Button>
      {asking && (
        <ConfirmDialog
          prompt={words.ask(who)}
          note={words.askNote}
          yes={words.undo}
          no={words.no}
          busy={undo.isPending}
          onYes={() => undo.mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
