import { LANGUAGES, type Language, languageName } from '#lib/language.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import type { RefusedForm } from '../routing/route.ts';
import { Choice, Form, Input } from './Form.tsx';
import { subscribeWords } from './words.ts';

/** The page that receives the form, from whatever page. */
export const SUBSCRIBE_PATH = '/subscribe';
const AT = '#subscribe';
/** Where it redirects to on success. */
export const SUBSCRIBED = `${SUBSCRIBE_PATH}?sent=1${AT}`;

/** Name and email of a subscriber, and optionally the mobile number (002 §2.5, decision 0062). */
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

/** The language of the newsletter: by default the page's, unless `chosen` says otherwise. */
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

/** The home page's box, styled as a coupon (002 §2.5, look book §3). */
export function Coupon() {
  const w = useWords(subscribeWords);
  return (
    <section className="section wrap screen-only" id="newsletter" aria-labelledby="newsletter-title">
      <div className="coupon">
        <div>
          <h2 id="newsletter-title">{w.title}</h2>
          <p>{w.says}</p>
        </div>
        <SubscribeForm look="row" />
      </div>
    </section>
  );
}
