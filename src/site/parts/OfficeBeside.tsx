import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { menuWords } from '../menu/menuWords.ts';
import { Facts, Mail, Phones } from './Facts.tsx';
import { Beside } from './TextPage.tsx';

/** The office's contact details, next to the text of a page. */
export function OfficeBeside() {
  const { organisation } = usePageContext();
  const { sections } = useWords(menuWords);
  const { email, phones } = organisation;
  return (
    <Beside title={sections.contact}>
      <Facts
        facts={{
          phone: phones.length > 0 && <Phones numbers={phones.join(',')} />,
          email: <Mail to={email} />,
        }}
      />
    </Beside>
  );
}
