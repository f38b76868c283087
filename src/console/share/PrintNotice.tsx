import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DataOf } from '#calls/calls.ts';
import { dashedDay, dayOf } from '#lib/dates.ts';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { CheckField, TextAreaField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { useWords } from '#ui/useWords.ts';
import { SHARE } from './words.ts';

type Page = DataOf<'shareGet'>;

/** A printable notice for the notice board: its text is edited here, and the browser prints it or saves it as PDF. */
export function PrintNotice({ page }: { page: Page }) {
  const words = useWords(SHARE);
  const [text, setText] = useState(page.words);
  const [withCode, setCode] = useState(true);
  const [withPicture, setPicture] = useState(false);
  const sheet = <Sheet {...{ page, text, withCode, withPicture: withPicture && page.picture !== '' }} />;
  // Only this notice is printed while the dialog is open.
  useEffect(() => {
    document.documentElement.classList.add('prints-notice');
    return () => document.documentElement.classList.remove('prints-notice');
  }, []);
  return (
    <section className="share-notice" aria-labelledby="share-notice">
      <div className="share-sheet-frame" aria-hidden="true">
        {sheet}
      </div>
      <div className="share-part">
        <h3 id="share-notice">{words.notice}</h3>
        <TextAreaField
          label={words.onSheet}
          rows={5}
          lang={languageOf(text)}
          value={text}
          onValue={setText}
        />
        <CheckField label={words.withCode} checked={withCode} onChecked={setCode} />
        {page.picture !== '' && (
          <CheckField label={words.withPicture} checked={withPicture} onChecked={setPicture} />
        )}
        <div className="share-acts">
          <Button icon={MORE_ICONS.print} onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
        <p className="hint">{words.asPdf}</p>
      </div>
      {createPortal(<div className="share-print">{sheet}</div>, document.body)}
    </section>
  );
}

interface SheetProps {
  page: Page;
  text: string;
  withCode: boolean;
  withPicture: boolean;
}

function Sheet({ page, text, withCode, withPicture }: SheetProps) {
  const words = useWords(SHARE);
  const shown = page.address.replace(/^https?:\/\//, '');
  return (
    <article className="share-sheet">
      <p className="share-who">
        <img src={onOurHost(page.seal)} alt="" width="120" height="120" />
        {page.site}
      </p>
      <h2 lang={languageOf(page.title)}>{page.title}</h2>
      <div className="share-words">
        {withPicture && <img src={onOurHost(page.picture)} alt="" />}
        {text.split(/\n+/).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text have no other key.
          <p key={at} lang={languageOf(line)}>
            {line}
          </p>
        ))}
      </div>
      {withCode && (
        <div className="share-scan">
          <QrCode text={page.address} label={words.code(shown)} />
          <div>
            <p>{words.point}</p>
            <p className="share-address">{shown}</p>
          </div>
        </div>
      )}
      <p className="share-small">{words.printed(dashedDay(dayOf(new Date())))}</p>
    </article>
  );
}

/** The same file on this host: the console's pages only show pictures of their own host. */
const onOurHost = (address: string): string => address.replace(/^(?:https?:)?\/\/[^/]+/, '');
