import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { UnitKind } from '#kinds/define.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ListBody } from '../kit/list/ListParts.tsx';
import { useList } from '../kit/list/useList.ts';
import { usePaths } from '../kit/paths.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useAllAnswered } from '../kit/useAllAnswered.ts';
import { useWaitingCounts, WAITING_COUNTS } from '../kit/useWaitingCounts.ts';
import { MailNotice } from '../mailState/MailNotice.tsx';
import { ChangesWait } from './ChangesWait.tsx';
import { useDecided } from './useDecided.ts';
import { WaitingChanges } from './WaitingChanges.tsx';
import { WaitingItems, type Waits } from './WaitingItem.tsx';
import { WAITING } from './words.ts';
import '../history/history.css';
import './waiting.css';

const UNITS = ['diocese', 'department'] as const satisfies readonly UnitKind[];
const LIST_KEY = ['waitingList'];
/** The page size of the list. */
const SIZE = 30;

/** Units' content that waits for the office: to read, to publish, or to send back with a remark (AMB-014). */
export function WaitingScreen() {
  const words = useWords(WAITING);
  const client = useQueryClient();
  const path = usePaths();
  const counts = useWaitingCounts();
  const list = useList<Waits>({
    key: LIST_KEY,
    size: SIZE,
    load: (part, signal) => send('waitingList', { body: part, signal }),
    failed: words.failed.list,
  });
  const isHere = useAllAnswered(list.rows === undefined && list.error === undefined);
  const onDecided = useDecided(LIST_KEY);
  const changed = () =>
    Promise.all([list.reload(), client.invalidateQueries({ queryKey: [WAITING_COUNTS] })]);

  const numbers = { diocese: counts?.dioceses, department: counts?.departments };
  return (
    <>
      <ScreenHead title={words.heading} />
      <p className="lead-in">{words.leadIn}</p>
      {!isHere && <Skeleton rows={6} />}
      <div hidden={!isHere}>
        <MailNotice />
        <WaitingChanges />
        <ListBody
          list={list}
          empty={words.empty}
          next="waiting"
          onClear={undefined}
          counted={list.hasMore ? undefined : () => ''}
        >
          {(rows) =>
            UNITS.map((unit) => {
              const own = rows.filter((row) => row[unit]);
              return (
                own.length > 0 && (
                  <section key={unit} aria-labelledby={`waits-${unit}`}>
                    <h2 className="part" id={`waits-${unit}`}>
                      {words[unit]} <span className="n">{words.count(numbers[unit] ?? own.length)}</span>
                    </h2>
                    <WaitingItems rows={own} beside={rows} onDecided={onDecided} onChange={changed} />
                  </section>
                )
              );
            })
          }
        </ListBody>
        {counts && counts.enquiries + counts.orders > 0 && (
          <section aria-labelledby="letters">
            <h2 className="part" id="letters">
              {words.letters}{' '}
              <span className="n">{words.lettersCount(counts.enquiries + counts.orders)}</span>
            </h2>
            <p className="rowline">
              <Link className={buttonClass('line')} to={path('enquiries')}>
                <Icon name="inbox" />
                {words.openInbox}
              </Link>
              <span className="hint">{words.lettersSaid(counts.enquiries, counts.orders)}</span>
            </p>
          </section>
        )}
        <ChangesWait />
      </div>
    </>
  );
}
