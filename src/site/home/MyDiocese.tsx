import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { newsCard } from '../news/newsCard.tsx';
import { Agenda } from '../parts/Agenda.tsx';
import { Row } from '../parts/Cards.tsx';
import { useOfficeName } from '../parts/officeName.ts';
import { People } from '../parts/People.tsx';
import { More } from '../parts/Section.tsx';
import { myDioceseWords } from '../parts/words.ts';
import type { MyDioceseData } from './myDiocese.load.ts';

/**
 * Where the front page shows the reader's own diocese. The page is the same for all: the script (islands/parts/mine.ts) fetches the content for those who
 * have chosen a diocese on this device, and for all others nothing is there.
 */
export function MyDiocesePlace() {
  const w = useWords(myDioceseWords);
  return (
    <section
      className="mine wrap"
      id="my-diocese"
      aria-label={w.title}
      tabIndex={-1}
      data-mine={w.forgotten}
      data-scripted
    />
  );
}

/** The content of that place, as the server renders it for a diocese: the whole answer. */
export function MyDiocesePart({ data: { unit, bishop, news, events } }: { data: MyDioceseData }) {
  const { links } = usePageContext();
  const [w, site] = [useWords(myDioceseWords), useWords(siteWords)];
  const officeName = useOfficeName();
  const name = site.dioceseTitle(unit.name);
  return (
    <>
      <div className="sec-head">
        <h2>{name}</h2>
        <p className="mine-acts">
          <More href={links.unit('diocese', unit)} name={w.wholePage(name)}>
            {w.page}
          </More>
          <button type="button" className="btn btn--line" data-forget aria-label={w.forgetNamed(name)}>
            {w.forget}
          </button>
        </p>
      </div>
      <div className="mine-body">
        {news.length > 0 && (
          <div>
            {news.map((item) => (
              <Row key={item.id} {...newsCard({ ...item, unitName: '' })} />
            ))}
          </div>
        )}
        {bishop && <People people={[bishop]} label={officeName} level="h3" />}
      </div>
      {events.length > 0 && <Agenda items={events} empty="" />}
      <p className="label">{w.note}</p>
    </>
  );
}
