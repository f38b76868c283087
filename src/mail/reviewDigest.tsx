import { REVIEWED, type ReviewedName, titleOf } from '#kinds/reviewed.ts';
import { consolePath } from '#lib/consolePaths.ts';
import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { mailedReviewPath } from '#lib/mailPaths.ts';
import { sentencesOf } from '#lib/sentences.ts';
import { wordsIn } from '#lib/translations.ts';
import { LINK_LIFE } from '#store/accounts/singleUseLinks.ts';
import type { ReviewDigest } from '#store/reviewMail/reviewDigest.ts';
import { Block, Cell, MailButton } from './Block.tsx';
import type { RenderedMail } from './compose.ts';
import { ChoiceNote, choiceAddress, choiceText, RecordRow } from './reviewParts.tsx';
import { reviewMailWords } from './reviewWords.ts';
import { type Church, Heading, htmlOf, Sheet, signature, spoken } from './Sheet.tsx';
import { as } from './styles.ts';

const DAY = 24 * 3_600_000;

/** The daily digest for a reviewer: the pending records, each with a link to a page that shows it and has the buttons (AMB-014). */
export function reviewDigestMail(church: Church, digest: ReviewDigest): RenderedMail {
  const { items, more, moreChanges } = digest;
  const { publicUrl, organisation } = church;
  const w = wordsIn(reviewMailWords, spoken(church));
  const rows = items.map(({ kind, record, token }) => ({
    unit: (record.diocese ?? record.department)?.name ?? '',
    kind: w.kind[kind.name],
    title: titleOf(kind, record),
    by: w.by(record.author ?? '', newsDay(dayOf(record.review?.since ?? record.createdAt), spoken(church))),
    href: publicUrl + mailedReviewPath(token),
  }));
  const days = LINK_LIFE.review / DAY;
  const console = publicUrl + consolePath('waiting', organisation.brand);
  const changes = digest.changes.map(({ plan, kind, unit, title, by, since }) => ({
    plan,
    unit: unit?.name ?? '',
    kind: w.kind[kind as ReviewedName],
    title,
    by: w.changedBy(by, newsDay(dayOf(since), spoken(church))),
    href: console,
  }));
  const all = [...items, ...more];
  const allChanges = changes.length + moreChanges;
  const some = REVIEWED.flatMap(({ name }) => {
    const count = all.filter(({ kind }) => kind.name === name).length;
    return count > 0 ? [w.some[name](count)] : [];
  });
  if (allChanges > 0) some.push(w.changes(allChanges));
  const subject = w.waitFor(some, all.length + allChanges);
  const left = more.length + moreChanges;
  const html = htmlOf(
    <Sheet
      church={church}
      subject={subject}
      preview={sentencesOf([...rows, ...changes].map(({ title }) => title))}
      foot={<ChoiceNote church={church} because={w.becauseDecides} />}
    >
      <Cell>
        <Heading level="h1">{subject}</Heading>
        {rows.length > 0 && (
          <>
            <p {...as('opening')}>{w.opening}</p>
            <Block>
              {rows.map((one) => (
                <RecordRow key={one.href} of={one} says={one.by}>
                  <MailButton look="press" href={one.href} name={w.lookOf(one.title)}>
                    {w.look}
                  </MailButton>
                </RecordRow>
              ))}
            </Block>
          </>
        )}
        {changes.length > 0 && (
          <>
            <p {...as('opening')}>{w.changesOpening}</p>
            <Block>
              {changes.map((one) => (
                <RecordRow key={one.plan} of={one} says={one.by}>
                  <MailButton look="press" href={one.href} name={w.lookAtChangeOf(one.title)}>
                    {w.lookAtChange}
                  </MailButton>
                </RecordRow>
              ))}
            </Block>
          </>
        )}
        {left > 0 && (
          <p {...as('text')}>
            <a {...as('link')} href={console}>
              {w.more(left)}
            </a>
          </p>
        )}
        {rows.length > 0 && <p {...as('small')}>{w.links(days)}</p>}
      </Cell>
    </Sheet>,
  );
  const inText = (look: string, { unit, kind, title, by, href }: (typeof rows)[number]) =>
    [`${unit} | ${kind}`, title, by, `${look}: ${href}`].join('\n');
  const parts = rows.map((one) => inText(w.look, one));
  if (changes.length > 0) parts.push(w.changesOpening, ...changes.map((one) => inText(w.lookAtChange, one)));
  const end = [
    ...(left > 0 ? [`${w.more(left)}: ${console}`] : []),
    ...(rows.length > 0 ? [w.links(days)] : []),
  ];
  return {
    subject,
    html,
    text: `${[subject, ...parts, ...end, choiceText(church, w.becauseDecides)].join('\n\n')}\n${signature(church)}`,
    choice: choiceAddress(church),
    language: spoken(church),
    automatic: true,
  };
}
