import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ShareShape } from '#lib/sharePicture.ts';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { SHELL } from '../kit/words.ts';
import { byOwnSheet } from './passOn.ts';
import { SHARE } from './words.ts';

interface Props {
  kind: string;
  id: string;
  shape: ShareShape;
  title: string;
}

/** One of the pictures. It is loaded before anybody presses, because the share sheet has to be opened without delay. */
export function SharePicture({ kind, id, shape, title }: Props) {
  const all = useWords(SHARE);
  const { retry } = useWords(SHELL);
  const words = all.shapes[shape];
  const { data, error, refetch } = useQuery({
    queryKey: ['sharePicture', kind, id, shape],
    queryFn: ({ signal }) => send('sharePicture', { body: { kind, record: id, shape }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const jpeg = data?.jpeg;
  const file = useMemo(
    () => jpeg && new File([bytesOf(jpeg)], `${nameOf(title)}-${shape}.jpg`, { type: 'image/jpeg' }),
    [jpeg, title, shape],
  );
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const keep = () => {
    if (!file || !address) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.click();
  };
  const sendIt = async () => {
    try {
      // If the browser cannot share files, the picture is downloaded.
      if (file && !(await byOwnSheet({ files: [file], title }))) keep();
    } catch {
      sayFailed(all.sendFailed);
    }
  };
  return (
    <section className="share-part" aria-labelledby={`share-${shape}`}>
      <h3 id={`share-${shape}`}>{words.name}</h3>
      {error ? (
        <Notice tone="bad">
          <div>
            <span>{all.pictureFailed}</span> <span className="hint">{all.restReady}</span>
          </div>
          <Button look="line" onClick={() => void refetch()}>
            {retry}
          </Button>
        </Notice>
      ) : (
        <>
          <div className={`share-pic share-pic--${shape}`}>
            {data && address && (
              <img src={address} alt={all.alt(title)} width={data.width} height={data.height} />
            )}
          </div>
          <p className="hint" role="status">
            {data ? all.size(data.width, data.height, data.bytes) : all.making}
          </p>
          <div className="share-acts">
            <Button icon={MORE_ICONS.send} disabled={!file} onClick={() => void sendIt()}>
              {words.send}
            </Button>
            <Button
              look="line"
              icon={MORE_ICONS.download}
              aria-label={words.keep}
              disabled={!file}
              onClick={keep}
            >
              {all.keep}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** A title as part of a file name. */
const nameOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'picture';
