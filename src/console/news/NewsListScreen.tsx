import { useState } from 'react';
import { Link } from 'react-router';
import type { NewsDoc, NewsType } from '#kinds/news.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { send } from '../api.ts';
import { useStaff } from '../session.ts';
import { ConfirmDelete } from '../shell/ConfirmDelete.tsx';
import { FilterButton } from '../shell/FilterButton.tsx';
import { BulkBar, FilterChips, ListBody, SearchBar, Stats } from '../shell/ListParts.tsx';
import { activatedOf, NO_FILTERS } from '../shell/listUrl.ts';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { Tabs } from '../shell/Tabs.tsx';
import { useList } from '../shell/useList.ts';
import { useListUrl } from '../shell/useListUrl.ts';
import { useSelection } from '../shell/useSelection.ts';
import { useUnits } from '../shell/useUnits.ts';
import { SHELL } from '../shell/words.ts';
import { chipsOf } from './chips.ts';
import { NewsTable } from './NewsTable.tsx';
import { useNewsCounts, useNewsSwitch } from './useNews.ts';
import { NEWS, NEWS_WORDS } from './words.ts';

/** Department News or Diocese News (000 §2.5, §2.6). */
export function NewsListScreen({ family }: { family: NewsType }) {
  const words = NEWS_WORDS[family];
  const { unit, failed } = words;
  const staff = useStaff();
  const own = staff[unit];
  const isOffice = staff.is === 'full_administrator';

  const url = useListUrl();
  const units = useUnits(unit, failed.units, isOffice);
  const asked = { type: family, [unit]: own ? [own] : url.units };
  const list = useList<NewsDoc>({
    key: ['newsList', asked, url.search, url.status],
    size: 25,
    load: (part, signal) => {
      const search = { [unit]: url.search };
      return send('newsList', {
        body: { ...part, ...asked, search, activated: activatedOf(url.status) },
        signal,
      });
    },
    failed: failed.list,
  });
  const counts = useNewsCounts(asked, failed.counts);
  const selection = useSelection(list.rows?.map((row) => row._id) ?? []);
  const changed = () => Promise.all([list.reload(), counts.reload()]);

  const { toggle, switchMany, busy } = useNewsSwitch(failed.activate, changed);
  const [deleting, setDeleting] = useState<NewsDoc>();
  const clear = () => url.change(NO_FILTERS);
  const chips = chipsOf(url, units);
  const narrowed = url.search !== '' || chips.length > 0;
  const bulk = (activated: boolean, name: string) => (
    <Button
      look="line"
      busy={busy}
      onClick={() => void switchMany(selection.ids, activated).then(selection.clear)}
    >
      {name}
    </Button>
  );

  return (
    <>
      <ScreenHead title={words.heading}>
        <Link className={buttonClass()} to={words.paths.add}>
          <Icon name="plus" />
          {NEWS.add}
        </Link>
      </ScreenHead>
      <Tabs label={words.section} tabs={words.tabs} />
      <Stats
        stats={[
          [NEWS.total, counts.data?.total_news],
          [NEWS.active, counts.data?.activate_news],
          [NEWS.inactive, counts.data?.in_activate_news],
        ]}
      />
      {!isOffice && <Notice tone="quiet">{words.waits}</Notice>}
      <SearchBar label={words.search} url={url}>
        <FilterButton url={url} unitLegend={words.unitColumn} units={isOffice ? (units ?? []) : undefined} />
      </SearchBar>
      <FilterChips chips={chips} onClear={clear} />
      <ListBody list={list} empty={words.empty} onClear={narrowed ? clear : undefined}>
        {(rows) => (
          <NewsTable
            rows={rows}
            words={words}
            selection={isOffice ? selection : undefined}
            onToggle={(row) => void toggle(row._id)}
            onDelete={setDeleting}
          />
        )}
      </ListBody>
      {isOffice && (
        <BulkBar count={selection.ids.length} label={NEWS.selected} onClear={selection.clear}>
          {bulk(true, SHELL.makeActive)}
          {bulk(false, SHELL.makeInactive)}
        </BulkBar>
      )}
      {deleting && (
        <ConfirmDelete
          prompt={words.prompt}
          remove={() => send('newsDelete', { id: deleting._id })}
          restore={() => send('newsRestore', { id: deleting._id })}
          done={SHELL.deleted}
          failed={failed.remove}
          restoreFailed={NEWS.restoreFailed}
          onChange={changed}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
