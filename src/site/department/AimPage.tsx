import type { DEPARTMENT_PERSONNEL } from '#kinds/person.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../data.ts';
import { aimPath } from '../host/paths.ts';
import { unitJsonLd } from '../jsonLd/organizationJsonLd.ts';
import { usePageContext } from '../pageContext.ts';
import { Officers } from '../parts/People.tsx';
import { Prose, playersIn } from '../parts/Prose.tsx';
import { Group } from '../parts/Section.tsx';
import { DepartmentFrame } from './DepartmentFrame.tsx';
import type { AimData } from './department.load.ts';
import { departmentWords } from './words.ts';

type Role = (typeof DEPARTMENT_PERSONNEL)[number];
const EXECUTIVE: Role = 'Department Executive';
const ASSOCIATE: Role = 'Associate director';

/** The groups in the order of 002 §2.20, the one that it forgot behind them (AMB-078). */
const GROUPS: readonly Role[] = [
  'Director',
  'Director In-Charge',
  'Hon. Director',
  'Hon. Associate Director',
  'Hon. Advisor',
  'Hon. Director In-Charges',
  ASSOCIATE,
];

/** What a department is for, and who works in it, group by group (002 §2.20). */
export function AimPage({ data: { unit, aim, summary, people }, home }: { data: AimData; home: string }) {
  const { links, organisation } = usePageContext();
  const w = useWords(departmentWords);
  const groups = [
    ...GROUPS.map((role) => ({
      name: role === ASSOCIATE ? w.associateDirector : role,
      members: people.filter((one) => one.role === role),
    })),
    // Executives, and whoever is called something else: nobody who was entered may vanish.
    { name: w.personnel, members: people.filter(({ role }) => !GROUPS.some((one) => one === role)) },
  ];
  return (
    <DepartmentFrame
      {...{ unit, home }}
      here="aim"
      title={w.aim}
      description={summary || w.aimDescription(unit.name, organisation.name)}
      jsonLd={unitJsonLd('department', unit, { name: unit.name, people }, organisation, links)}
      islands={['frame', ...playersIn(aim)]}
      canonical={new URL(aimPath(unit.id), links.unitWhole('department', unit)).href}
    >
      {aim.html !== '' && (
        <section className="section" aria-label={w.aim}>
          <Prose text={aim} className="prose prose--story" />
        </section>
      )}
      {people.length === 0 && <EmptyState sentence={w.noPersonnel} />}
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ name, members }, i) => (
          <Group key={name} id={`group-${i + 1}`} title={name}>
            <Officers people={members} office={officeOf} />
          </Group>
        ))}
    </DepartmentFrame>
  );
}

const officeOf = ({ designation, role }: PersonShown): string => designation || role || EXECUTIVE;
