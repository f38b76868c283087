import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { DRAFT_DAYS } from '#lib/draftLife.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { openDrafts } from '../kit/drafts/draftLocks.ts';
import type { Draft } from '../kit/drafts/draftStore.ts';
import { throwAway } from '../kit/drafts/throwAway.ts';
import { type AnyDoc, recordCalls } from '../kit/form/recordCalls.ts';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import { RecordTable, RowTitle } from '../kit/list/RecordTable.tsx';
import { LIST } from '../kit/list/words.ts';
import { onDemand } from '../kit/onDemand.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { useStaff } from '../kit/session.ts';
import { SHELL } from '../kit/words.ts';
import { useAllDrafts } from './useAllDrafts.ts';
import { DRAFTS } from './words.ts';

/** The user's own drafts, to continue or discard. */
export function DraftsScreen() {
  const words = useWords(DRAFTS);
  const { untitled } = useWords(LIST);
  const { undo, actionsFor } = useWords(SHELL);
  const language = useLanguage();
  const spoken = (at: number) => momentFromNow(new Date(at), new Date(), language);
  const [reading, setReading] = useState<Draft>();
  const navigate = useNavigate();
  const drafts = useAllDrafts();
  const { is } = useStaff();
  const states = useDraftStates(drafts ?? []);
  const nameOf = ({ title }: Draft) => title || untitled;
  const discard = async (draft: Draft) => {
    const back = await throwAway(draft);
    say(words.thrownAway, { name: undo, run: () => void back() });
  };
  return (
    <>
      <ScreenHead title={words.heading} />
      <p className="lead-in">{words.leadIn(DRAFT_DAYS)}</p>
      {!drafts && <Skeleton rows={3} />}
      {drafts?.length === 0 && <EmptyList sentence={words.empty} next="drafts" />}
      {drafts && drafts.length > 0 && (
        <>
          <RecordTable
            caption={words.heading}
            rows={drafts.map((draft) => ({ ...draft, _id: draft.id }))}
            nameOf={nameOf}
            selection={undefined}
            columns={[
              {
                head: words.title,
                fold: 'main',
                cell: (draft) => (
                  <>
                    <RowTitle title={draft.title} below={[draft.about]} />
                    {states?.open.has(draft.id) && <span className="d">{words.isOpen}</span>}
                    {draft.outgoing && <span className="d">{draft.outgoing.held ?? words.goesOut}</span>}
                    {states?.old.has(draft.id) && <span className="d warn">{words.isOld}</span>}
                  </>
                ),
              },
              { head: words.typed, fold: 'line', cell: (draft) => spoken(draft.at) },
              { head: words.keptOn, fold: 'line', cell: ({ away }) => away ?? words.thisDevice },
              {
                head: words.goOn,
                fold: 'act',
                cell: (draft) => (
                  <Button
                    look="line"
                    icon="edit"
                    aria-label={words.goOnWith(nameOf(draft))}
                    onClick={() => void navigate(draft.path)}
                  >
                    {words.goOn}
                  </Button>
                ),
              },
            ]}
            menu={(draft) => (
              <Menu label={actionsFor(nameOf(draft))} icon="more">
                <button type="button" onClick={() => setReading(draft)}>
                  <Icon name="eye" />
                  {words.read}
                </button>
                <button type="button" className="bad" onClick={() => void discard(draft)}>
                  <Icon name="trash" />
                  {words.throwAway}
                </button>
              </Menu>
            )}
          />
          <div className="foot">
            <span role="status">{words.count(drafts.length)}</span>
          </div>
        </>
      )}
      {is === 'full_administrator' && (
        <SuspenseBoundary>
          <PendingUploads />
        </SuspenseBoundary>
      )}
      {reading && (
        <SuspenseBoundary>
          <DraftReader
            draft={reading}
            name={nameOf(reading)}
            onGoOn={() => void navigate(reading.path)}
            onClose={() => setReading(undefined)}
          />
        </SuspenseBoundary>
      )}
    </>
  );
}

const PendingUploads = onDemand(() => import('./PendingUploads.tsx'), 'PendingUploads');
const DraftReader = onDemand(() => import('./DraftReader.tsx'), 'DraftReader');

/** Which drafts are open in a window, and which are based on an outdated version of the record. */
function useDraftStates(drafts: readonly Draft[]) {
  const ids = drafts.map(({ id }) => id);
  return useQuery({
    queryKey: ['draftStates', ids],
    queryFn: async () => {
      const old = await Promise.all(drafts.map(async (draft) => ((await isOld(draft)) ? draft.id : '')));
      return { open: await openDrafts(ids), old: new Set(old) };
    },
    enabled: drafts.length > 0,
    gcTime: 0,
  }).data;
}

async function isOld({ kind, record, version }: Draft): Promise<boolean> {
  if (!record || version === undefined) return false;
  try {
    const of: Kind = KINDS[kind as KindName];
    const saved: AnyDoc = await recordCalls(of).get(record);
    return saved.version > version;
  } catch {
    // Deleted in the meantime, or offline: opening the draft will report it.
    return false;
  }
}
