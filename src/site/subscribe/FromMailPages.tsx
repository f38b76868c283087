import { newsDay } from '#lib/dayNames.ts';
import { languageCalled } from '#lib/language.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { newsCard } from '../news/newsCard.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { Form, TextArea } from '../parts/Form.tsx';
import { Prose } from '../parts/Prose.tsx';
import { LanguageChoice } from '../parts/SubscribeForm.tsx';
import { subscribeWords } from '../parts/words.ts';
import type { RefusedForm } from '../routing/route.ts';
import { Page } from '../shell/Page.tsx';
import type { SentNewsletter, Subscription } from './fromMail.load.ts';
import { fromMailWords } from './words.ts';

/** The page that mails link to: it offers the one action possible in the subscription's current state. */
export function SubscriptionPage({
  of: { email, state, language },
  refused,
}: {
  of: Subscription;
  refused: RefusedForm | undefined;
}) {
  const w = useWords(fromMailWords);
  const { title } = useWords(subscribeWords);
  const page = usePageContext();
  const leaves = state === 'subscribed';
  const called = leaves && language ? languageCalled(language, page.language) : '';
  return (
    <Page heading={title} trail={[]} deck={w.state[state](email, called)}>
      <div id="subscription">
        <Form at="#subscription" whole submit={w.submit[state]} refused={refused}>
          <input type="hidden" name="want" value={leaves ? 'leave' : 'stay'} />
          {leaves ? (
            <TextArea name="reason" label={w.reason} optional wide />
          ) : (
            <LanguageChoice chosen={language} />
          )}
        </Form>
      </div>
      {leaves && (
        <div id="language">
          <Form at="#language" whole submit={w.submit.language} refused={undefined}>
            <input type="hidden" name="want" value="language" />
            <LanguageChoice chosen={language} />
          </Form>
        </div>
      )}
    </Page>
  );
}

/** A newsletter in the browser. */
export function NewsletterPage({ of: { day, greeting, items } }: { of: SentNewsletter }) {
  const { organisation, language } = usePageContext();
  const said = newsDay(day, language);
  const w = useWords(fromMailWords);
  const { title } = useWords(subscribeWords);
  return (
    <Page heading={title} trail={[]} title={`${title}, ${said}`} deck={`${organisation.name}, ${said}`}>
      {greeting && <Prose text={{ html: greeting, pictures: [] }} className="prose letter-greeting" />}
      <CardGrid items={items.map(newsCard)} empty={w.empty} />
    </Page>
  );
}
