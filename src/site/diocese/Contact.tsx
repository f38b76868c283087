import { useWords } from '#ui/useWords.ts';
import { siteWords } from '../context/words.ts';
import { Facts, Mail, Phones } from '../parts/Facts.tsx';
import { Form, Input, TextArea } from '../parts/Form.tsx';
import { MapBox } from '../parts/MapBox.tsx';
import { Group, Section } from '../parts/Section.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { coordinatesOf } from '../units/dioceseCoordinates.ts';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/** Where the form is submitted to, and the result. */
export interface ContactForm {
  readonly to: string;
  readonly refused: RefusedForm | undefined;
  readonly done: boolean;
}

/** The contact form, the diocese's contact details and its location. `margin`: the heading is next to it. */
export function Contact({
  data: { unit, contact },
  form: { to, refused, done },
  margin,
}: {
  data: DioceseData;
  form: ContactForm;
  margin: boolean;
}) {
  const [w, { dioceseTitle }] = [useWords(dioceseWords), useWords(siteWords)];
  const { address, phone, mobile, fax, email } = contact;
  const place = coordinatesOf(unit.subDomain);
  const parts = (
    <div className="contact">
      <Form
        to={to}
        at="#contact"
        look="wide"
        submit={w.submit}
        refused={refused}
        done={done && w.sent}
        failed={w.failed}
        notice="letter"
      >
        <Input name="name" label={w.name} autoComplete="name" />
        <Input name="email" type="email" label={w.email} autoComplete="email" />
        <Input name="subject" label={w.subject} wide />
        <TextArea name="message" label={w.message} wide />
      </Form>
      <div className="contact-facts">
        {Object.values(contact).some((fact) => fact !== '') && (
          <Facts
            facts={{
              address,
              phone: phone && <Phones numbers={phone} />,
              mobile: mobile && <Phones numbers={mobile} />,
              fax,
              email: email && <Mail to={email} />,
            }}
          />
        )}
        {(address !== '' || place) && <MapBox of={dioceseTitle(unit.name)} address={address} place={place} />}
      </div>
    </div>
  );
  if (!margin)
    return (
      <Section id="contact" title={w.contact}>
        {parts}
      </Section>
    );
  return (
    <div className="section wrap">
      <Group id="contact" title={w.contact}>
        {parts}
      </Group>
    </div>
  );
}
