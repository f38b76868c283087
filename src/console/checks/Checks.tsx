import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Finding, keyOf } from '#kinds/checks/finding.ts';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { markInTexts, showInField } from '../kit/editor/inField.ts';
import { useForm } from '../kit/form/formContext.ts';
import { DescribeButton } from '../kit/pictures/PictureFacts.tsx';
import { usePictureFacts } from '../kit/pictures/usePictureFacts.ts';
import { type LookedAt, type Mended, useChecks } from './useChecks.ts';
import { CHECK_WORDS } from './words.ts';
import './checks.css';

/** The check findings in a record's form before publication. */
export function FormChecks({ id }: { id: string | undefined }) {
  const { of, values, set } = useForm();
  return (
    <BesideFields>
      <Checks {...{ of, id, values, set }} />
    </BesideFields>
  );
}

/** Next to the fields if there is room, else below them. */
function BesideFields({ children }: { children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<Element | null>();
  useEffect(() => setSide(here.current?.closest('form')?.querySelector('.edit-side') ?? null), []);
  if (side === undefined) return <span ref={here} hidden />;
  return side ? createPortal(children, side) : children;
}

/** In the save bar, always in view: the number of findings, and a link to them. */
function InSaveBar({ of, children }: { of: HTMLElement | null; children: ReactNode }) {
  const bar = of?.closest('form')?.querySelector('.savebar, .dialog-foot');
  return bar ? createPortal(children, bar) : null;
}

const isWide = () => window.matchMedia('(min-width: 48rem)').matches;

/** The check findings, each with one tap to fix it or to go there. They never block saving. */
export function Checks(lookedAt: LookedAt) {
  const words = useWords(CHECK_WORDS);
  const heading = useId();
  const { found, mended, isLooking, hasFailed, silent, onSaid, ...acts } = useChecks(lookedAt);
  // On a phone only a line above the save button is shown; the list opens on demand.
  const [open, setOpen] = useState(isWide);
  const [section, setSection] = useState<HTMLElement | null>(null);
  useEffect(() => {
    markInTexts('checks', found);
    return () => markInTexts('checks', []);
  });
  const isClean = found.length === 0;
  const status = !isClean
    ? words.told(found.length, mended.length)
    : mended.length > 0
      ? words.allMended(mended.length)
      : words.nothing;
  return (
    <section ref={setSection} className="checks-part" aria-labelledby={heading}>
      {silent.map((url) => (
        <SaidMeanwhile key={url} url={url} onSaid={onSaid} />
      ))}
      <div className="checks-head">
        <div>
          <h2 id={heading} tabIndex={-1}>
            {words.heading[lookedAt.of.name === 'newsletter' ? 'newsletter' : 'record']}
          </h2>
          <p className={isClean ? 'checks-clean small' : 'small'} role="status">
            {isClean && <Icon name="done" />}
            {status}
          </p>
        </div>
        {!open && !isClean && (
          <Button look="line" onClick={() => setOpen(true)}>
            {words.look}
          </Button>
        )}
      </div>
      {!isClean && (
        <InSaveBar of={section}>
          <Button
            look="text"
            icon="warning"
            className="checks-count"
            onClick={() => {
              setOpen(true);
              section?.scrollIntoView({ block: 'start' });
              section?.querySelector<HTMLElement>('h2')?.focus();
            }}
          >
            {words.things(found.length)}
          </Button>
        </InSaveBar>
      )}
      {(open || isClean) && found.length + mended.length > 0 && (
        <ol className="checks">
          {found.map((one) => (
            <Remark key={`${keyOf(one)} ${one.nth}`} finding={one} lookedAt={lookedAt} {...acts} />
          ))}
          {mended.map((one) => (
            <MendedRemark key={`${keyOf(one.finding)} ${one.finding.nth}`} mended={one} onUndo={acts.undo} />
          ))}
        </ol>
      )}
      {isLooking && <p className="small">{words.looking}</p>}
      {hasFailed && (
        <Notice tone="quiet">
          <div>
            <span>{words.notLooked}</span> <span className="hint">{words.everythingElse}</span>
          </div>
        </Notice>
      )}
      {open && found.length > 0 && <p className="small">{words.foot}</p>}
    </section>
  );
}

/** Reports when a picture gets a description, wherever that happens. */
function SaidMeanwhile({ url, onSaid }: { url: string; onSaid: (url: string, says: boolean) => void }) {
  const facts = usePictureFacts(url);
  const says = facts !== undefined && (facts.alt !== '' || facts.decorative);
  useEffect(() => onSaid(url, says), [url, says, onSaid]);
  return null;
}

type Acts = Pick<ReturnType<typeof useChecks>, 'mend' | 'leave'>;

function Remark({ finding, lookedAt, mend, leave }: { finding: Finding; lookedAt: LookedAt } & Acts) {
  const words = useWords(CHECK_WORDS);
  const { what, why } = words.said[finding.check];
  const sentence = what(finding);
  const reason = why?.(finding) ?? '';
  const isFile = finding.check === 'picture' || finding.check === 'paper';
  const show = () => showInField({ ...finding, quote: isFile ? '' : finding.quote });
  return (
    <li>
      <div lang={languageOf(sentence)}>
        <span>{sentence}</span>
        {reason !== '' && <span className="small">{reason}</span>}
      </div>
      <div className="checks-acts">
        {finding.check === 'picture' && (
          <DescribeButton
            url={finding.quote}
            label={finding.about ?? lookedAt.of.fields[finding.field]?.label ?? finding.field}
          />
        )}
        {finding.check === 'noPlace' && (
          <Button look="line" icon="edit" onClick={show}>
            {words.addPlace}
          </Button>
        )}
        {finding.mend && (
          <Button look="line" onClick={() => mend(finding)}>
            {mendWords(finding, finding.mend.words, words)}
          </Button>
        )}
        {finding.check !== 'noPlace' && finding.field !== 'news' && (
          <Button look="text" aria-label={words.showName(sentence)} onClick={show}>
            {words.show}
          </Button>
        )}
        <Button
          look="text"
          aria-label={words.leaveName(sentence)}
          onClick={() => {
            leave(finding, true);
            say(words.left, { name: words.undo, run: () => leave(finding, false) });
          }}
        >
          {words.leave}
        </Button>
      </div>
    </li>
  );
}

function mendWords({ check }: Finding, mended: string, words: (typeof CHECK_WORDS)['en']): string {
  if (check === 'hiddenStory') return words.takeOut;
  if (check === 'heading') return words.makeHeading(mended);
  // The corrected text looks the same as before, so quoting it would not help.
  if (check === 'strayJoiner' || check === 'mixedScripts' || check === 'doubleSign') return words.mendIt;
  return words.write(mended.length > 40 ? `${mended.slice(0, 38)}…` : mended);
}

function MendedRemark({ mended, onUndo }: { mended: Mended; onUndo: (mended: Mended) => void }) {
  const words = useWords(CHECK_WORDS);
  const { finding } = mended;
  const sentence = words.said[finding.check].what(finding);
  return (
    <li className="checks-done">
      <div lang={languageOf(sentence)}>
        <span>{sentence}</span>
        <span className="small">{words.mended(mendWords(finding, finding.mend?.words ?? '', words))}</span>
      </div>
      <div className="checks-acts">
        <Button look="text" aria-label={words.undoName(sentence)} onClick={() => onUndo(mended)}>
          <Icon name={MORE_ICONS.undo} />
          {words.undo}
        </Button>
      </div>
    </li>
  );
}
