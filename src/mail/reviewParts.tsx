import type { ReactNode } from 'react';
import type { AnyRecord } from '#kinds/records.ts';
import type { ReviewedKind } from '#kinds/reviewed.ts';
import { consolePath } from '#lib/consolePaths.ts';
import { languageOf } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { Cell, QuoteBlock } from './Block.tsx';
import { reviewMailWords } from './reviewWords.ts';
import { type Church, Heading, Label, Lines, spoken } from './Sheet.tsx';
import { as } from './styles.ts';

/** The parts of a record from which its addresses are built. */
export const placeOf = ({ kind, record }: { kind: ReviewedKind; record: AnyRecord }) => ({
  kind: kind.name,
  id: record.id,
  ofDiocese: record.diocese !== null,
});

/** One of several records in a mail. */
interface RowProps {
  readonly of: {
    readonly unit: string;
    readonly kind: string;
    readonly title: string;
    /** The target of its title's link. */
    readonly href: string;
  };
  readonly says: string;
  /** What is shown below, such as the possible actions. */
  readonly children: ReactNode;
}

/** One of several records in a mail. */
export function RecordRow({ of: { unit, kind, title, href }, says, children }: RowProps) {
  return (
    <Cell look="row">
      <Label of={unit} kind={kind} />
      <Heading level="h2" href={href}>
        {title}
      </Heading>
      <p {...as('small')}>{says}</p>
      {children}
    </Cell>
  );
}

/** The office's sentence as a quotation; nothing when it is empty. */
export function Quote({ children }: { children: string }) {
  const lang = languageOf(children);
  if (children === '') return null;
  return (
    <QuoteBlock look="quote" {...(lang === 'en' ? {} : { lang })}>
      <Lines of={children} />
    </QuoteBlock>
  );
}

/** Why the recipient gets these mails, and a link to switch them off in their account, so that somebody to whom the mail is forwarded cannot. */
export function ChoiceNote({ church, because }: { church: Church; because: string }) {
  const w = wordsIn(reviewMailWords, spoken(church));
  return (
    <p {...as('foottext')}>
      {because}{' '}
      <a {...as('footlink')} href={choiceAddress(church)}>
        {w.switchOff}
      </a>{' '}
      {w.inAccount}
    </p>
  );
}

/** The same in the text part. */
export const choiceText = (church: Church, because: string): string =>
  `${because} ${wordsIn(reviewMailWords, spoken(church)).switchOff}: ${choiceAddress(church)}`;

/** The page where these mails are switched off. */
export const choiceAddress = ({ publicUrl, organisation }: Church): string =>
  `${publicUrl}${consolePath('account', organisation.brand)}#mails`;
