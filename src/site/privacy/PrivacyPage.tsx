import { Fragment } from 'react';
import { NOTICE_FORMS, noticeOfAll, noticeWords } from '#lib/notices.ts';
import { retentionOf } from '#lib/retention.ts';
import { useWords } from '#ui/useWords.ts';
import { contactWords } from '../contact/words.ts';
import { usePageContext } from '../context/pageContext.ts';
import { OfficeBeside } from '../parts/OfficeBeside.tsx';
import { TextPage } from '../parts/TextPage.tsx';
import { Page } from '../shell/Page.tsx';
import { privacyWords } from './words.ts';

/** The privacy page: what is stored about visitors, form by form, and what they can request. */
export function PrivacyPage() {
  const { organisation, language } = usePageContext();
  const [w, contact] = [useWords(privacyWords), useWords(contactWords)];
  return (
    <Page heading={w.title} trail={[]} deck={w.deck} description={w.deck}>
      <TextPage name={contact.title} aside={<OfficeBeside />}>
        <div className="prose">
          <h2 id="rights">{w.rights}</h2>
          {noticeOfAll(organisation, language).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {NOTICE_FORMS.map((form) => {
            const { title, what, why, howLong, withdraw } = noticeWords(form, language);
            return (
              <Fragment key={form}>
                <h2 id={form}>{title}</h2>
                <dl className="facts facts--long">
                  {[
                    [w.labels.what, what],
                    [w.labels.why, why],
                    [w.labels.howLong, howLong(retentionOf(organisation))],
                    [w.labels.withdraw, withdraw],
                  ].map(([label, sentence]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{sentence}</dd>
                    </div>
                  ))}
                </dl>
              </Fragment>
            );
          })}
          <h2 id="visit">{w.visit}</h2>
          {w.visits.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </TextPage>
    </Page>
  );
}
