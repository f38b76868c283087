import { staffCategories } from '#lib/staffCategory.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { Faces, People } from '../parts/People.tsx';
import { Group } from '../parts/Section.tsx';
import { Switch } from '../parts/Switch.tsx';
import { AdministrationPage } from './AdministrationPage.tsx';
import { staffPath } from './paths.ts';
import type { StaffData } from './staff.load.ts';
import { administrationWords } from './words.ts';

/** The secretarial staff of a category: its heads, then all others (002 §2.16). */
export function StaffPage({ data: { category, heads, staff } }: { data: StaffData }) {
  const { organisation, church, links } = usePageContext();
  const w = useWords(administrationWords);
  const categories = staffCategories(church);
  const nameOf = (one: string): string => w.categories[categories.indexOf(one)]?.(organisation) ?? one;
  const places = categories.map((one) => ({
    label: nameOf(one),
    href: links.page(staffPath(one)),
    here: one === category,
  }));
  return (
    <AdministrationPage
      here="staff"
      path={staffPath(category)}
      title={nameOf(category)}
      people={[...heads, ...staff]}
      around={(heading) => (
        <Switch heading={heading} name={w.otherOffice(nameOf(category))} places={places} />
      )}
    >
      {heads.length + staff.length === 0 && <EmptyState sentence={w.noPersons} />}
      <People people={heads} pairs facts first />
      {staff.length > 0 && (
        <Group id="staff" title={w.staff} note={w.persons(staff.length)}>
          <Faces people={staff} />
        </Group>
      )}
    </AdministrationPage>
  );
}
