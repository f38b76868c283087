import { useWords } from '#ui/useWords.ts';
import { Roll } from '../parts/People.tsx';
import { playersIn } from '../parts/Prose.tsx';
import { Group } from '../parts/Section.tsx';
import { AdministrationPage, BodyText } from './AdministrationPage.tsx';
import type { CommitteeData } from './committee.load.ts';
import { ADMINISTRATION } from './paths.ts';
import { administrationWords } from './words.ts';

/** What a committee does, and its members if they are known (002 §2.16, AMB-037). */
export function CommitteePage({
  here,
  data: { text, groups, leader },
}: {
  here: 'workingCommittee' | 'executiveCommittee';
  data: CommitteeData;
}) {
  const w = useWords(administrationWords);
  return (
    <AdministrationPage here={here} path={ADMINISTRATION[here]} islands={['frame', ...playersIn(text)]}>
      <BodyText text={text} leader={leader} />
      {groups.map(({ role, people }) => (
        <Group key={role} id={role} title={w.groups[role]} note={w.persons(people.length)}>
          <Roll people={people} />
        </Group>
      ))}
    </AdministrationPage>
  );
}
