import type { ReactNode } from 'react';
import { SEND_BACK_MAX } from '#kinds/sentences.ts';
import { momentFromNow, newsDay } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { Title } from '../parts/Title.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { sealOf } from '../seals/seals.ts';
import type { LinkTrouble, ReviewByMail } from './mailedReview.load.ts';
import { mailedReviewWords } from './words.ts';

/** The page's data besides the record. */
export interface Surroundings {
  readonly church: string;
  readonly style: string;
  /** The path of this page, which also receives its forms. */
  readonly here: string;
  readonly seal: string;
  readonly publicUrl: string;
  readonly consolePath: string;
  readonly now: Date;
  readonly refused: RefusedForm | undefined;
}

/**
 * The page that mails link to for people who decide: the pending record as visitors will see it, 'Publish', and 'Send back' with a reason. It needs
 * no script, and links only to the website.
 */
export function MailedReviewPage({ of, around }: { of: ReviewByMail | LinkTrouble; around: Surroundings }) {
  const w = useWords(mailedReviewWords);
  const isTrouble = typeof of === 'string';
  const heading = isTrouble ? w.title : of.title;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${heading} | ${around.church}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f3ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#181315" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" type="image/svg+xml" href={sealOf({ kind: 'main' })} />
        <link rel="stylesheet" href={around.style} />
      </head>
      <body className="deciding">
        <header className="deciding-head night">
          <img src={sealOf({ kind: 'main' })} alt="" width="44" height="44" />
          <span className="brand-name title">{around.church}</span>
        </header>
        <main className={!isTrouble && of.html ? 'deciding-main deciding-main--page' : 'deciding-main'}>
          <div className="deciding-what">
            {isTrouble ? (
              <>
                <h1>{w.title}</h1>
                <Notice tone="warn">{w.trouble[of]}</Notice>
                <Console {...around} />
              </>
            ) : (
              <What of={of} around={around} />
            )}
          </div>
          {!isTrouble && of.html && (
            <iframe className="deciding-page" title={w.frame} sandbox="allow-same-origin" srcDoc={of.html} />
          )}
        </main>
      </body>
    </html>
  );
}

function What({ of, around }: { of: ReviewByMail; around: Surroundings }) {
  const w = useWords(mailedReviewWords);
  const { refused, now, publicUrl } = around;
  const { kind, title, unit, author, person, since, state, sentence, changedAt, path, used, html } = of;
  return (
    <>
      <p className="label">
        <b>{unit}</b> | {w.kind[kind]}
      </p>
      <Title as="h1">{title}</Title>
      {refused && <Notice tone="bad">{refused.sentence}</Notice>}
      {used && <Notice tone="good">{w.used}</Notice>}
      {changedAt && <Notice tone="warn">{w.changed(momentFromNow(changedAt, now))}</Notice>}
      {state === 'published' && (
        <p>
          {w.published}
          <br />
          <a className="deciding-address" href={publicUrl + path}>
            {publicUrl + path}
          </a>
        </p>
      )}
      {state === 'sent_back' && (
        <>
          <p>{w.returned}</p>
          <blockquote lang={languageOf(sentence)}>{sentence}</blockquote>
        </>
      )}
      {state === 'none' && <p>{w.settled}</p>}
      {state === 'waiting' && used && <p>{w.waitsAgain}</p>}
      {html !== null ? (
        <>
          <p className="hint">{w.by(author, newsDay(since))}</p>
          <Acts of={of} around={around} />
          <p className="hint">{w.as(person)}</p>
        </>
      ) : (
        <Console {...around} />
      )}
    </>
  );
}

/** Link to everything that is pending, behind the sign-in. */
function Console({ publicUrl, consolePath }: Surroundings) {
  const w = useWords(mailedReviewWords);
  return (
    <p>
      <a className="btn btn--line" href={publicUrl + consolePath}>
        {w.console}
      </a>
    </p>
  );
}

/** Ignores input: nobody types during rendering. */
const NOT_HERE = (): void => {};

function Acts({
  of: { version, author },
  around: { here, seal, refused },
}: {
  of: ReviewByMail;
  around: Surroundings;
}) {
  const w = useWords(mailedReviewWords);
  const form = (act: string, children: ReactNode) => (
    <form method="post" action={here} noValidate>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seal" value={seal} />
      {children}
    </form>
  );
  return (
    <div className="deciding-acts">
      {form(
        'publish',
        <button type="submit" className="btn">
          {w.publish}
        </button>,
      )}
      <details open={refused?.values.act === 'send_back'}>
        <summary className="btn btn--line">{w.sendBack}</summary>
        {form(
          'send_back',
          <>
            <TextAreaField
              label={w.sentence}
              hint={w.sentenceHint(author)}
              invalid={refused?.fields.sentence ? true : undefined}
              name="sentence"
              rows={3}
              maxLength={SEND_BACK_MAX}
              value={refused?.values.sentence ?? ''}
              onValue={NOT_HERE}
            />
            <button type="submit" className="btn btn--line">
              {w.sendBack}
            </button>
          </>,
        )}
      </details>
    </div>
  );
}
