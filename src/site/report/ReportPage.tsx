import { useWords } from '#ui/useWords.ts';
import { OfficeForm } from '../contact/OfficeForm.tsx';
import { contactWords } from '../contact/words.ts';
import { usePageContext } from '../context/pageContext.ts';
import { TextArea } from '../parts/Form.tsx';
import { foreign } from '../parts/foreign.ts';
import { OfficeBeside } from '../parts/OfficeBeside.tsx';
import { TextPage } from '../parts/TextPage.tsx';
import type { RefusedForm } from '../routing/route.ts';
import { Page } from '../shell/Page.tsx';
import type { ReportedItem } from './report.load.ts';
import { reportWords } from './words.ts';

/** The page for reporting a mistake to the office. `sent`: a report has just been sent. */
export function ReportPage({
  item: { title, path },
  sent,
  refused,
}: {
  item: ReportedItem;
  sent: boolean;
  refused: RefusedForm | undefined;
}) {
  const { links } = usePageContext();
  const [w, contact] = [useWords(reportWords), useWords(contactWords)];
  return (
    <Page heading={w.title} trail={[]} title={`${w.title}: ${title}`}>
      <TextPage name={contact.title} aside={<OfficeBeside />}>
        <p className="label">{w.where}</p>
        <p className="read report-of">
          <a href={links.page(path)} lang={foreign(title)}>
            {title}
          </a>
        </p>
        <div id="report">
          <OfficeForm at="#report" sent={sent} refused={refused}>
            <TextArea name="message" label={w.message} wide />
            <input type="hidden" name="page" value={links.mainWhole(path)} />
          </OfficeForm>
        </div>
      </TextPage>
    </Page>
  );
}
