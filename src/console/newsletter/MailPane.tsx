import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DataOf, SentTo } from '#calls/calls.ts';
import { byteWords } from '#lib/byteSize.ts';
import type { Language } from '#lib/language.ts';
import { MOST_BYTES } from '#lib/newsletterLimits.ts';
import { Notice } from '#ui/Notice.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { LanguageSelect } from '../kit/LanguageSelect.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { SENDING, SENT } from './words.ts';
import '#ui/Segments.css';

export type Drawn = DataOf<'newsletterPreview'>;

/** The mail for the chosen news, rendered by the mail's own template; the previous preview stays until the new one is rendered. */
export const useMailPreview = (body: SentTo<'newsletterPreview'>, isRight = true) =>
  useQuery({
    queryKey: ['newsletterPreview', body],
    queryFn: ({ signal }) => send('newsletterPreview', { body, signal }),
    // No preview if nothing is chosen, or if the content is too long for a mail.
    enabled: body.news.length > 0 && isRight,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** The mail as it will arrive: in phone and desktop width, in light and dark mode, and its text part (look book). */
export function MailPane({
  preview,
  language,
  onLanguage,
}: {
  preview: ReturnType<typeof useMailPreview>;
  /** The recipient's language; '': as composed. */
  language: Language | '';
  onLanguage: (language: Language | '') => void;
}) {
  const words = useWords(SENDING);
  const { failed } = useWords(SENT);
  const sentence = useSentence();
  const [width, setWidth] = useState<'phone' | 'desk'>(() =>
    window.matchMedia('(min-width: 48rem)').matches ? 'desk' : 'phone',
  );
  const [ground, setGround] = useState<'light' | 'dark'>('light');
  const [part, setPart] = useState<'html' | 'text'>('html');
  const { data, error, refetch } = preview;
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  const of = <V extends string>(names: Readonly<Record<V, string>>) =>
    (Object.keys(names) as V[]).map((value) => ({ value, name: names[value] }));
  return (
    <section className="compose-see" aria-label={words.mail}>
      <div className="rowline">
        <h2>{words.mail}</h2>
        <div className="far rowline">
          <LanguageSelect label={words.readIn} value={language || 'en'} onValue={onLanguage} />
          <Segments label={words.part} value={part} options={of(words.parts)} onValue={setPart} />
          {part === 'html' && (
            <>
              <Segments label={words.width} value={width} options={of(words.widths)} onValue={setWidth} />
              <Segments label={words.ground} value={ground} options={of(words.grounds)} onValue={setGround} />
            </>
          )}
        </div>
      </div>
      {error && isRefused && <Notice tone="warn">{sentence(error, failed.preview)}</Notice>}
      {error && !isRefused && (
        <ErrorState sentence={sentence(error, failed.preview)} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <div role="status" aria-label={words.drawing}>
          <Skeleton rows={8} />
        </div>
      )}
      {data && !error && (
        <div className="inset">
          <Envelope of={data} />
          {data.bytes > MOST_BYTES && <Notice tone="warn">{words.heavy(byteWords(data.bytes))}</Notice>}
          {part === 'html' ? (
            <Mail of={data} {...{ width, ground }} />
          ) : (
            <textarea
              className="mailtext"
              readOnly
              rows={24}
              aria-label={words.textFrame}
              value={data.text}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** What a mail client's inbox shows. */
function Envelope({ of: { from, subject, preheader } }: { of: Drawn }) {
  const words = useWords(SENDING);
  return (
    <dl className="envelope">
      <dt>{words.from}</dt>
      <dd>{from}</dd>
      <dt>{words.subject}</dt>
      <dd>{subject}</dd>
      <dt>{words.beside}</dt>
      <dd className="one-line">{preheader}</dd>
    </dl>
  );
}

/**
 * The mail in a frame without scripts, form submission or working links. The page's policy allows no style elements in the frame, so its styles are
 * adopted as a style sheet.
 */
function Mail({
  of: { html, styles },
  width,
  ground,
}: {
  of: Drawn;
  width: 'phone' | 'desk';
  ground: 'light' | 'dark';
}) {
  const words = useWords(SENDING);
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = styles[ground];
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const dress = () => {
      const inside = element.contentWindow as (Window & typeof globalThis) | null;
      if (!inside) return;
      const styled = new inside.CSSStyleSheet();
      styled.replaceSync(sheet);
      inside.document.adoptedStyleSheets = [styled];
      element.dataset.dressed = 'yes';
    };
    element.addEventListener('load', dress);
    if (element.srcdoc === html) dress();
    else element.srcdoc = html;
    return () => element.removeEventListener('load', dress);
  }, [html, sheet]);
  return (
    <iframe
      ref={frame}
      className={`mailframe mailframe--${width} mailframe--${ground}`}
      title={words.frame}
      sandbox="allow-same-origin"
    />
  );
}
