import { useEffect, useRef, useState } from 'react';
import { churchMinute } from '#lib/dates.ts';
import { languageOf } from '#lib/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useSentence } from '../kit/useSentence.ts';
import './preview.css';
import type { Previewed } from '../kit/form/previewed.ts';
import { FORM } from '../kit/form/words.ts';
import { usePreview } from './usePreview.ts';
import { PREVIEW } from './words.ts';
import '#ui/Segments.css';

type Width = 'phone' | 'desk';

/** The width of a desktop window, in pixels. */
const DESK = 1280;

/** The real page of a record in phone and desktop width, from the current input, visible only to the user who types (decision 0032). */
export function PreviewPane(previewed: Previewed) {
  const { shows } = previewed;
  const words = useWords(PREVIEW);
  const { preview } = useWords(FORM);
  const sentence = useSentence();
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = usePreview(previewed);
  const [width, setWidth] = useState<Width>(() =>
    window.matchMedia('(min-width: 48rem)').matches ? 'desk' : 'phone',
  );
  // In the church's time zone, like every time here.
  const time = churchMinute(new Date(dataUpdatedAt)).slice(11);
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  return (
    <section className="beside-see" aria-label={preview}>
      <div className="see-head">
        <span className="hint" role="status">
          {isFetching || isPlaceholderData ? words.drawing : data && words.as[shows](time)}
        </span>
        <Segments
          label={words.width}
          value={width}
          options={(['phone', 'desk'] as const).map((value) => ({ value, name: words.widths[value] }))}
          onValue={setWidth}
        />
      </div>
      {isRefused && (
        <Notice tone="warn">
          <span>{words.none}</span>
          <span className="hint" lang={languageOf(sentence(error, words.none))}>
            {sentence(error, words.none)}
          </span>
        </Notice>
      )}
      {error && !isRefused && (
        <ErrorState
          sentence={`${sentence(error, words.failed)} ${previewed.values ? words.kept : ''}`}
          onRetry={() => void refetch()}
        />
      )}
      {!error && (
        <div className={`window window--${width}`}>
          <div className="window-bar">
            <span className="addr">{data ? window.location.host + data.path : words.drawing}</span>
          </div>
          <p className={shows === 'public' ? 'unpublished unpublished--not' : 'unpublished'}>
            <Icon name={shows === 'public' ? 'done' : 'eye'} />
            {words.whoSees[shows]}
          </p>
          {data ? (
            <Page {...data} width={width} title={words.frame(words.widths[width])} />
          ) : (
            <Skeleton rows={6} />
          )}
        </div>
      )}
    </section>
  );
}

/** The page in a frame without scripts, form submission or working links. It opens at the fragment in `path`, if one page shows several records. */
function Page({ html, path, width, title }: { html: string; path: string; width: Width; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Keeps the scroll position when rendered again.
    const top = element.srcdoc === '' ? undefined : element.contentWindow?.scrollY;
    const [, part] = path.split('#');
    const scroll = () => {
      if (top !== undefined) element.contentWindow?.scrollTo(0, top);
      else if (part) element.contentDocument?.getElementById(part)?.scrollIntoView();
    };
    element.addEventListener('load', scroll, { once: true });
    element.srcdoc = html;
    return () => element.removeEventListener('load', scroll);
  }, [html, path]);
  useEffect(() => {
    const element = frame.current;
    const box = element?.parentElement;
    if (!element || !box) return;
    const fit = () => {
      const scale = width === 'desk' ? Math.min(1, box.clientWidth / DESK) : 1;
      element.style.inlineSize = `${100 / scale}%`;
      element.style.blockSize = `${100 / scale}%`;
      element.style.transform = scale === 1 ? '' : `scale(${scale})`;
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  }, [width]);
  return (
    <div className="window-view">
      <iframe ref={frame} title={title} sandbox="allow-same-origin" />
    </div>
  );
}
