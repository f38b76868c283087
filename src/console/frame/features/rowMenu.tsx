import { RowFeatured } from '../../featured/RowFeatured.tsx';
import { HistoryLink } from '../../kit/HistoryLink.tsx';
import type { RowPart } from '../../kit/list/listFeatures.ts';
import { kindsWithPages } from '../../kit/organisation.ts';
import { ShareEntry } from '../../share/ShareEntry.tsx';
import { KeepEntry } from '../../templates/KeepEntry.tsx';

/** The kinds with a record that can lead a front page. */
const FEATURED: readonly string[] = ['news'];

/** The features' entries of a row's menu, in this order. */
export const ROW_MENU: readonly RowPart[] = [
  { name: 'template', isFor: ({ of, may }) => may.create && of.comesAgain === true, Part: KeepEntry },
  {
    name: 'share',
    often: true,
    isFor: ({ of, on }) => on && kindsWithPages()[of.name] === 'own',
    Part: ShareEntry,
  },
  {
    name: 'history',
    isFor: ({ may }) => may.seeHistory,
    Part: ({ of, id, name, back }) => <HistoryLink kind={of.name} id={id} name={name} back={back} />,
  },
  { name: 'leading', isFor: ({ of }) => FEATURED.includes(of.name), Part: RowFeatured },
];
