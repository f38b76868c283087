import type { DataOf } from '#calls/calls.ts';
import type { KindName } from '#kinds/kinds.ts';
import { shortDay } from '#lib/dayNames.ts';
import type { IconName } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useThingPath } from '../../kit/useThingPath.ts';
import { FIND, type Group } from './words.ts';

/** A search hit: a record, a screen, an action, or a help text. */
export interface Hit {
  readonly key: string;
  readonly group: Group;
  readonly icon: IconName;
  readonly title: string;
  readonly said: string;
  readonly to: string;
  /** The shortcut letter while nothing is typed. */
  readonly letter?: string;
}

const OF_KIND: Readonly<Record<KindName, readonly [Group, IconName]>> = {
  account: ['people', 'people'],
  person: ['people', 'people'],
  subscriber: ['people', 'people'],
  department: ['do', 'department'],
  diocese: ['do', 'church'],
  news: ['news', 'edit'],
  event: ['events', 'calendar'],
  enquiry: ['letters', 'inbox'],
  order: ['letters', 'inbox'],
  publication: ['others', 'book'],
  campaign: ['others', 'flag'],
  description: ['others', 'document'],
  video: ['others', 'video'],
  statement: ['others', 'announcement'],
  prayer: ['others', 'lamp'],
  promotion: ['others', 'advertisement'],
  partner: ['others', 'link'],
  question: ['others', 'search'],
};

/** The icon of a hit by its key, whose prefix names its type. */
export function iconOfKey(key: string): IconName {
  const [of = ''] = key.split(' ');
  if (of === 'draft') return 'draft';
  return Object.hasOwn(OF_KIND, of) ? OF_KIND[of as KindName][1] : 'document';
}

/** Makes hits of the records that a search returned. */
export function useRecordHits(): (found: DataOf<'findAnything'>['found'], group?: Group) => Hit[] {
  const words = useWords(FIND);
  const language = useLanguage();
  const pathOf = useThingPath();
  return (found, group) =>
    found.map((thing) => {
      const [own, icon] = OF_KIND[thing.kind];
      const isUnit = thing.kind === 'department' || thing.kind === 'diocese';
      const title = thing.title || words.untitled;
      const said = [
        own === 'others' || isUnit || group ? words.kinds[thing.kind] : '',
        isUnit ? '' : thing.said,
        (thing.diocese ?? thing.department)?.name ?? '',
        thing.day ? shortDay(thing.day, language) : '',
        thing.activated === false ? words.off : '',
      ];
      return {
        key: `${thing.kind} ${thing._id}`,
        ...{ group: group ?? own, icon, to: pathOf(thing) },
        title: isUnit ? words.goTo(title) : title,
        said: said.filter(Boolean).join(' | '),
      };
    });
}
