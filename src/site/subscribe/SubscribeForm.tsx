import { LANGUAGES, type Language, languageName } from '#lib/language.ts';
import { useWords } from '#ui/useWords.ts';
import { Choice, Form, Input } from '../parts/Form.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { usePageContext } from '../shell/pageContext.ts';
import { subscribeWords } from './words.ts';

/** The page that takes the form, wherever it stands. */
export const SUBSCRIBE_PATH = '/subscribe';
const AT = '#subscribe';
/** Where it goes when it has been taken. */
export const SUBSCRIBED = `${SUBSCRIBE_PATH}?sent=1${AT}`;

/** Name and email of somebody who wants the newsletter, and the mobile number if they like (002 §2.5, decision 0062). */
export function SubscribeForm({
  look,
  refused,
  done = false,
}: {
  look: 'night' | 'row';
  refused?: RefusedForm | undefined;
  done?: boolean;
}) {
  const w = useWords(subscribeWords);
  return (
    <Form
      to={SUBSCRIBE_PATH}
      at={AT}
      look={look}
      submit={w.submit}
      refused={refused}
      done={done && w.done}
      failed={w.failed}
      notice="subscribe"
    >
      <Input name="name" label={w.name} autoComplete="name" />
      <Input name="email" type="email" label={w.email} autoComplete="email" />
      <Input name="phone" type="tel" label={w.phone} autoComplete="tel" optional />
      <LanguageChoice />
    </Form>
  );
}

/** In which language the newsletter is to come: as the page, unless `chosen` says otherwise. */
export function LanguageChoice({ chosen }: { chosen?: Language | '' }) {
  const { language } = usePageContext();
  const w = useWords(subscribeWords);
  return (
    <Choice
      name="language"
      label={w.language}
      options={LANGUAGES.map((one) => [one, languageName(one)] as const)}
      usual={chosen || language}
    />
  );
}

/** The home page's box, to be cut along the line (002 §2.5, look book §3). */
export function Coupon() {
  const w = useWords(subscribeWords);
  return (
    <section className="section wrap screen-only" id="newsletter" aria-labelledby="newsletter-title">
      <div className="coupon">
        <div>
          <h2 id="newsletter-title">{w.coupon}</h2>
          <p>{w.says}</p>
        </div>
        <SubscribeForm look="row" />
      </div>
    </section>
  );
}
