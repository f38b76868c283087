import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { Facts, Mail, Phones } from '../parts/Facts.tsx';
import { Input, TextArea } from '../parts/Form.tsx';
import { MapBox } from '../parts/MapBox.tsx';
import { Group } from '../parts/Section.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { Page } from '../shell/Page.tsx';
import { OfficeForm } from './OfficeForm.tsx';
import { contactWords } from './words.ts';

/** The synod's office: where it is and how to write to it (002 §2.19). `sent`: a message has just been sent. */
export function ContactPage({ sent, refused }: { sent: boolean; refused: RefusedForm | undefined }) {
  const { organisation } = usePageContext();
  const w = useWords(contactWords);
  const { name, address, email, phones, map } = organisation;
  return (
    <Page
      heading={w.title}
      trail={[]}
      description={`${name}: ${[...address, email].join(', ')}.`}
      islands={['frame', 'embed']}
    >
      <Group id="touch" title={w.touch}>
        <div className="contact">
          <Facts
            facts={{
              address: [name, ...address].join(', '),
              email: <Mail to={email} />,
              phone: phones.length > 0 && <Phones numbers={phones.join(',')} />,
            }}
          />
          <MapBox id="find" of={name} address={address.join(', ')} place={map} from={w.find} />
        </div>
      </Group>
      <Group id="queries" title={w.queries} screenOnly>
        <OfficeForm at="#queries" sent={sent} refused={refused}>
          <Input name="subject" label={w.subject} wide />
          <TextArea name="message" label={w.message} wide />
        </OfficeForm>
      </Group>
    </Page>
  );
}
