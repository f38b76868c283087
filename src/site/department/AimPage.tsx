import type { DEPARTMENT_PERSONNEL } from '#kinds/person.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { aimPath } from '../host/paths.ts';
import { unitJsonLd } from '../jsonLd/organizationJsonLd.ts';
import { useOfficeName } from '../parts/officeName.ts';
import { Keeper, Officers } from '../parts/People.tsx';
import { Prose, playersIn } from '../parts/Prose.tsx';
import { Reach } from '../parts/Reach.tsx';
import { Group } from '../parts/Section.tsx';
import { Beside, TextPage } from '../parts/TextPage.tsx';
import { roleWords } from '../parts/words.ts';
import { officeOf } from '../reading/keepers.ts';
import { DepartmentFrame } from './DepartmentFrame.tsx';
import type { AimData } from './department.load.ts';
import { departmentWords } from './words.ts';

type Role = (typeof DEPARTMENT_PERSONNEL)[number];
const EXECUTIVE: Role = 'Department Executive';
/** Maximum number of people next to the text. */
const BESIDE = 2;

/** The groups in the order of 002 §2.20; the one that it omits comes last (AMB-078). */
const GROUPS: readonly Role[] = [
  'Director',
  'Director In-Charge',
  'Hon. Director',
  'Hon. Associate Director',
  'Hon. Advisor',
  'Hon. Director In-Charges',
  'Associate director',
];

/** What a department is for, and who works in it, group by group (002 §2.20). */
export function AimPage({ data: { unit, aim, summary, people }, home }: { data: AimData; home: string }) {
  const office = useOffice();
  const { links, organisation } = usePageContext();
  const [w, { aim: heading }, { roles }] = [
    useWords(departmentWords),
    useWords(siteWords),
    useWords(roleWords),
  ];
  const all = [
    ...GROUPS.map((role) => ({
      name: roles[role],
      members: people.filter((one) => one.role === role),
    })),
    // Executives, and anyone with another role, so that nobody who was entered is missing.
    { name: w.personnel, members: people.filter(({ role }) => !GROUPS.some((one) => one === role)) },
  ];
  const groups = all.filter(({ members }) => members.length > 0);
  const [first] = groups;
  // The first group is shown next to the text if it is small enough.
  const beside = aim.html !== '' && first && first.members.length <= BESIDE ? first : undefined;
  const text = aim.html !== '' && <Prose text={aim} className="prose prose--story" />;
  return (
    <DepartmentFrame
      {...{ unit, home }}
      here="aim"
      title={heading}
      description={summary || w.aimDescription(unit.name, organisation.name)}
      jsonLd={unitJsonLd('department', unit, { name: unit.name, people }, organisation, links)}
      islands={['frame', ...playersIn(aim)]}
      canonical={new URL(aimPath(unit.id), links.unitWhole('department', unit)).href}
    >
      {beside ? (
        <TextPage name={beside.name} aside={<Answering of={beside.name} people={beside.members} />}>
          {text}
        </TextPage>
      ) : (
        text && (
          <section className="section" aria-label={heading}>
            {text}
          </section>
        )
      )}
      {people.length === 0 && <EmptyState sentence={w.noPersonnel} />}
      {groups
        .filter((group) => group !== beside)
        .map(({ name, members }, i) => (
          <Group key={name} id={`group-${i + 1}`} title={name}>
            <Officers people={members} office={office} />
          </Group>
        ))}
    </DepartmentFrame>
  );
}

/** The people responsible for the department, and how to contact them. */
function Answering({ of, people }: { of: string; people: readonly PersonShown[] }) {
  const office = useOffice();
  return (
    <Beside title={of}>
      {people.map((person) => (
        <Keeper key={person.id} person={person} label={office(person)} address />
      ))}
      <Reach office={officeOf(people)} />
    </Beside>
  );
}

/** The title of a person in a department; an executive if there is no other. */
function useOffice(): (person: PersonShown) => string {
  const officeName = useOfficeName();
  return ({ designation, role }) => officeName({ designation, role: role || EXECUTIVE });
}
