import { useQuery } from '@tanstack/react-query';
import { ACT_PARTS } from '#kinds/acts.ts';
import { shortDay } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import { chipsOf, type ListFilter } from '../kit/list/filters.ts';
import { FilterChips, SearchBar } from '../kit/list/ListParts.tsx';
import { useListAddress } from '../kit/list/useListAddress.ts';
import { LIST } from '../kit/list/words.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { StatusTabs } from '../status/StatusTabs.tsx';
import { AuditFile } from './AuditFile.tsx';
import { AuditItem } from './AuditItem.tsx';
import { DaysButton } from './DaysButton.tsx';
import { useAudit } from './useAudit.ts';
import { AUDIT } from './words.ts';
import '../history/history.css';
import './audit.css';

/** The audit log: who did what, over everything that the viewer may see. */
export function AuditScreen() {
  const words = useWords(AUDIT);
  const list = useWords(LIST);
  const language = useLanguage();
  const sentence = useSentence();
  const filters: readonly ListFilter[] = [
    {
      as: 'select',
      place: 'bar',
      name: 'part',
      legend: words.what,
      options: ACT_PARTS.map((value) => ({ value, name: words.parts[value] })),
    },
    { as: 'days', from: { name: 'from', legend: words.from }, to: { name: 'to', legend: words.to } },
  ];
  const address = useListAddress(filters);
  const { search, chosen } = address;
  const first = (name: string): string => chosen[name]?.[0] ?? '';
  const asked = { search, part: first('part'), from: first('from'), to: first('to') };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } =
    useAudit(asked);
  const chips = chipsOf(filters.slice(1), chosen, (from, to) =>
    list.range(from && shortDay(from, language), to && shortDay(to, language)),
  ).map(({ name, without }) => ({ name, remove: () => address.choose(without) }));
  const lines = data?.pages.flatMap(({ docs }) => docs);
  const narrowed = Boolean(search || asked.part || chips.length > 0);
  const now = new Date();
  return (
    <>
      <ScreenHead title={words.heading}>
        <AuditFile asked={asked} />
      </ScreenHead>
      <StatusTabs />
      <OwnUnit />
      <SearchBar label={words.search} placeholder={words.searchHere} address={address}>
        <SelectField
          label={words.what}
          empty={words.allActs}
          options={ACT_PARTS.map((value) => ({ value, name: words.parts[value] }))}
          value={asked.part}
          onValue={(value) => address.choose({ part: value ? [value] : [] })}
        />
        <DaysButton filters={filters.slice(1)} chosen={chosen} onApply={address.choose} />
      </SearchBar>
      <FilterChips chips={chips} onClear={address.clear} />
      {!lines && error && (
        <ErrorState sentence={sentence(error, words.failed.list)} onRetry={() => void refetch()} />
      )}
      {!lines && !error && <Skeleton rows={6} />}
      {lines && data && (
        <div aria-busy={isPlaceholderData} className="listbox">
          {lines.length === 0 ? (
            <EmptyList sentence={words.empty} onClear={narrowed ? address.clear : undefined} />
          ) : (
            <ol className="sentences audit">
              {lines.map((line) => (
                <AuditItem key={line.source + line._id} line={line} now={now} onUndone={refetch} />
              ))}
            </ol>
          )}
          <div className="foot">
            <span role="status">
              {lines.length > 0 &&
                words.shown(lines.length, Math.max(data.pages[0]?.total ?? 0, lines.length))}
            </span>
            {hasNextPage && (
              <Button look="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {list.loadMore}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The scope: everybody, or the own unit. */
function OwnUnit() {
  const words = useWords(AUDIT);
  const { is, userId } = useStaff();
  const office = is === 'full_administrator';
  const { data } = useQuery({
    queryKey: ['ownAccount', userId],
    queryFn: ({ signal }) => send('ownAccount', { signal }),
    enabled: !office,
  });
  if (office || !data?.unit) return <p className="lead-in">{words.lead}</p>;
  return (
    <Notice tone="quiet">
      <span>{words.ownUnit(data.unit)}</span>
    </Notice>
  );
}
