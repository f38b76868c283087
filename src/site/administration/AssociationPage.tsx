import { useWords } from '#ui/useWords.ts';
import type { PersonShown, ProseText } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { menuWords } from '../menu/menuWords.ts';
import { playersIn } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { AdministrationPage, BodyText } from './AdministrationPage.tsx';
import { OfficerCards } from './OfficersPage.tsx';
import { associationPath } from './paths.ts';

/** The theological association: what it is, and its officers (002 §2.16, AMB-086). */
export function AssociationPage({ text, people }: { text: ProseText; people: readonly PersonShown[] }) {
  const { organisation } = usePageContext();
  const { places } = useWords(menuWords);
  return (
    <AdministrationPage
      here="association"
      path={associationPath(organisation)}
      deck={organisation.associationName}
      people={people}
      islands={['frame', ...playersIn(text)]}
    >
      <BodyText text={text} />
      <Section id="officers" title={places.officers()} plain>
        <OfficerCards people={people} large={false} />
      </Section>
    </AdministrationPage>
  );
}
