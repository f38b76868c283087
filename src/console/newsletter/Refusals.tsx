import { dashedMoment } from '#lib/dates.ts';
import { Cell, Table, TableRow } from '#ui/Table.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { SaveAsCsv } from '../kit/list/CsvButton.tsx';
import { loadAll } from '../kit/list/loadAll.ts';
import type { ReadSent } from './useSent.ts';
import { SENT } from './words.ts';

/** At most this many are shown here; a longer list is read in the file. */
const SHOWN = 10;

/** Whom a newsletter did not reach and why: the first of them here, all of them as a file (AMB-047). */
export function Refusals({ of: { _id, refused, refusals } }: { of: ReadSent }) {
  const words = useWords(SENT);
  if (refusals.length === 0) return null;
  const shown = refusals.slice(0, SHOWN);
  return (
    <section aria-labelledby="refusals">
      <div className="rowline going-part">
        <h2 id="refusals">{words.refusals}</h2>
        <span className="far">
          <SaveAsCsv
            name={words.file}
            all={(progress, abort) =>
              loadAll(
                (part, signal) => send('newsletterRefusals', { body: { newsletter: _id, ...part }, signal }),
                progress,
                abort,
              )
            }
            columns={[
              { head: words.address, text: ({ address }) => address },
              { head: words.name, text: ({ name }) => name },
              { head: words.answer, text: ({ answer }) => answer },
              { head: words.at, text: ({ at }) => dashedMoment(new Date(at)) },
            ]}
          />
        </span>
      </div>
      <Table caption={words.refusals} columns={[words.address, words.answer]}>
        {shown.map(({ address, answer }) => (
          <TableRow key={address}>
            <Cell className="main wrapany">{address}</Cell>
            <Cell className="line wrapany" data-head={words.answer}>
              {answer}
            </Cell>
          </TableRow>
        ))}
      </Table>
      {shown.length < refused && <p className="hint">{words.latest(shown.length, refused)}</p>}
    </section>
  );
}
