import { dashedDay } from '#lib/dates.ts';
import { excerpt } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { announcementPath } from '../host/paths.ts';
import { Documents } from '../parts/Documents.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { More } from '../parts/Section.tsx';
import { Title } from '../parts/Title.tsx';
import type { AnnouncementData } from './announcements.load.ts';

/** Longer texts are cut to this number of characters (AMB-082). */
const LONG = 150;
const CUT = 235;

/** An announcement in a list: date in the margin, beginning of the text, files (002 §2.14, AMB-084). */
export function Announcement({ item }: { item: AnnouncementData }) {
  const { links } = usePageContext();
  const { readOn } = useWords(siteWords);
  const { id, title, description, day, files } = item;
  const href = links.page(announcementPath(id));
  const short = description.length > LONG ? excerpt(description, CUT) : description;
  return (
    <section className="group statement" aria-labelledby={`title-${id}`}>
      <header>
        <p className="label">
          <time dateTime={day}>{dashedDay(day)}</time>
        </p>
      </header>
      <div>
        <Title as="h2" id={`title-${id}`} href={href}>
          {title}
        </Title>
        <PlainText text={short} />
        {short !== description && (
          <More href={href} name={`${readOn}: ${title}`}>
            {readOn}
          </More>
        )}
        <Documents files={files} />
      </div>
    </section>
  );
}
