import { pathForVisitors, pathInConsole } from '#kinds/recordPaths.ts';
import { titleOf } from '#kinds/reviewed.ts';
import { capital } from '#lib/counted.ts';
import { sentencesOf } from '#lib/sentences.ts';
import { wordsIn } from '#lib/translations.ts';
import type { Decisions } from '#store/authorMail/decided.ts';
import { Block, Cell } from './Block.tsx';
import type { RenderedMail } from './compose.ts';
import { ChoiceNote, choiceAddress, choiceText, placeOf, Quote, RecordRow } from './reviewParts.tsx';
import { reviewMailWords } from './reviewWords.ts';
import { type Church, Heading, htmlOf, Label, Press, Sheet, signature, spoken } from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

const words = (church: Church) => wordsIn(reviewMailWords, spoken(church));

/** One record in the mail, with the target of its link. */
interface DecidedItem {
  readonly unit: string;
  readonly kind: string;
  readonly title: string;
  readonly returned: boolean;
  readonly says: string;
  readonly sentence: string;
  readonly href: string;
  readonly press: string;
}

/** Notifies an author of the office's decision: published, with the address, or sent back, with the office's sentence. */
export function decidedMail(church: Church, { records }: Decisions): RenderedMail {
  const w = words(church);
  const { otherwise } = wordsIn(mailWords, spoken(church));
  const items = records.map((one) => decidedItem(church, one));
  const [first] = items;
  const only = items.length === 1 ? first : undefined;
  const returned = items.filter((one) => one.returned).length;
  const subject = only
    ? w.one(only.returned, only.title)
    : capital(w.many(items.length - returned, returned));
  const html = htmlOf(
    <Sheet
      church={church}
      subject={subject}
      preview={sentencesOf(only ? [only.says, only.sentence] : items.map(({ title }) => title))}
      foot={<ChoiceNote church={church} because={w.becauseAuthor} />}
    >
      <Cell>
        {only ? (
          <>
            <Label of={only.unit} kind={only.kind} />
            <Heading level="h1">{only.title}</Heading>
            <p {...as('text')}>{only.says}</p>
            <Quote>{only.sentence}</Quote>
            <Press
              href={only.href}
              label={only.press}
              note={only.returned ? w.waitsAgain : undefined}
              otherwise={otherwise}
            />
          </>
        ) : (
          <>
            <Heading level="h1">{subject}</Heading>
            <p {...as('opening')}>{w.read}</p>
            <Block>
              {items.map((one) => (
                <RecordRow key={one.href} of={one} says={one.says}>
                  <Quote>{one.sentence}</Quote>
                  <a {...as('link')} href={one.href}>
                    {one.press}
                  </a>
                </RecordRow>
              ))}
            </Block>
          </>
        )}
      </Cell>
    </Sheet>,
  );
  const parts = items.map(({ unit, kind, title, says, sentence, press, href }) => {
    const quoted = sentence ? sentence.split('\n').map((line) => `> ${line}`.trimEnd()) : [];
    return [`${unit} | ${kind}`, title, says, ...quoted, `${press}: ${href}`].join('\n');
  });
  const ends = [...(returned > 0 ? [w.waitsAgain] : []), choiceText(church, w.becauseAuthor)];
  return {
    subject,
    html,
    text: `${[...parts, ...ends].join('\n\n')}\n${signature(church)}`,
    choice: choiceAddress(church),
    language: spoken(church),
    automatic: true,
  };
}

function decidedItem(church: Church, { kind, record }: Decisions['records'][number]): DecidedItem {
  const { publicUrl, organisation } = church;
  const w = words(church);
  const returned = !record.activated;
  const place = placeOf({ kind, record });
  return {
    unit: (record.diocese ?? record.department)?.name ?? '',
    kind: w.kind[kind.name],
    title: titleOf(kind, record),
    returned,
    says: returned ? w.isSentBack(record.review?.by ?? '') : w.isPublished,
    sentence: returned ? (record.review?.sentence ?? '') : '',
    href: publicUrl + (returned ? pathInConsole(place, organisation.brand) : pathForVisitors(place)),
    press: returned ? w.change : w.see,
  };
}
