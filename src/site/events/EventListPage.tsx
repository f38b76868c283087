import { NEWS_TYPES, unitOfType } from '#kinds/news.ts';
import { monthOf } from '#lib/dayNames.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { EventTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { eventCalendar, eventListPath, eventMonthPath, listPath } from '../host/paths.ts';
import { Follow } from '../parts/Follow.tsx';
import { Groups } from '../parts/Groups.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Group, More } from '../parts/Section.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import { unitFeeds } from '../parts/unitFeeds.ts';
import { Page } from '../shell/Page.tsx';
import { AddMonth } from './AddToCalendar.tsx';
import { Entry, PastEntry } from './Entry.tsx';
import type { EventListData } from './eventList.load.ts';
import { eventWords } from './words.ts';

/** The events of all departments or all dioceses, or of one of them, by month (002 §2.7). */
export function EventListPage({ data }: { data: EventListData }) {
  const { organisation, links } = usePageContext();
  const [w, site] = [useWords(eventWords), useWords(siteWords)];
  const { type, unit, isPast, items, past, morePast, page, pages } = data;
  const heading = site.eventsHeading(organisation);
  const list = eventListPath(type, unit?.id);
  const pathOf = (to: number) => listPath(list, { past: isPast ? 1 : undefined, page: to });
  const feeds = unit
    ? unitFeeds(unitOfType(type), unit, unit.name, links).events
    : [{ path: links.page(eventCalendar(type)), title: `${heading}: ${site[FAMILY[type]]}` }];
  const said = [unit?.name ?? site[FAMILY[type]], isPast && w.past, page > 1 && site.pageNumber(page)];
  return (
    <Page
      heading={heading}
      trail={[]}
      title={[heading, ...said].filter(Boolean).join(', ')}
      description={w.description(organisation.name)}
      canonical={links.mainWhole(pathOf(page))}
      feeds={feeds}
    >
      <Tabs
        name={heading}
        tabs={NEWS_TYPES.map((one) => ({
          label: site[FAMILY[one]],
          href: links.page(eventListPath(one)),
          here: one === type,
        }))}
      />
      <div className="mt-6">
        <UnitChooser kind={unitOfType(type)} path={eventListPath(type)} chosen={unit?.id} all />
      </div>
      <div className="mt-7">
        {isPast ? <PastDiary items={items} coming={links.page(list)} /> : <Diary data={data} />}
        {past.length > 0 && (
          <Group id="past" title={w.past}>
            <div className="diary">
              {past.map((item) => (
                <PastEntry key={`${item.id} ${item.day}`} item={item} />
              ))}
            </div>
            {morePast && <More href={links.page(listPath(list, { past: 1 }))}>{w.earlier}</More>}
          </Group>
        )}
      </div>
      <Pager page={page} pages={pages} path={pathOf} />
      <Follow feeds={feeds} />
    </Page>
  );
}

const FAMILY = { departments: 'departments', dioceses: 'dioceses' } as const;

/** Upcoming events by month; each month can be added to the reader's own calendar. */
function Diary({ data: { items, type, unit } }: { data: EventListData }) {
  const { links } = usePageContext();
  const language = useLanguage();
  const w = useWords(eventWords);
  if (items.length === 0) return <EmptyState sentence={w.nothing} />;
  const monthIn = ([first]: readonly EventTeaser[]) => first?.from.slice(0, 7) ?? '';
  return (
    <Groups
      id="month"
      items={items}
      nameOf={({ from }) => monthOf(from, language)}
      act={(some) => (
        <AddMonth month={monthIn(some)} href={links.page(eventMonthPath(monthIn(some), type, unit?.id))} />
      )}
      render={(some) => (
        <div className="diary diary--month">
          {some.map((item) => (
            <Entry key={`${item.id} ${item.day}`} item={item} />
          ))}
        </div>
      )}
    />
  );
}

/** Past events only, by month, with a link back to the upcoming ones. */
function PastDiary({ items, coming }: { items: readonly EventTeaser[]; coming: string }) {
  const language = useLanguage();
  const w = useWords(eventWords);
  return (
    <>
      <More href={coming}>{w.coming}</More>
      {items.length === 0 && <EmptyState sentence={w.nothing} />}
      <div className="mt-5">
        <Groups
          id="month"
          items={items}
          nameOf={({ to }) => monthOf(to, language)}
          render={(some) => (
            <div className="diary">
              {some.map((item) => (
                <PastEntry key={`${item.id} ${item.day}`} item={item} />
              ))}
            </div>
          )}
        />
      </div>
    </>
  );
}
