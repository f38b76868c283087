import { useEffect, useRef, useState } from 'react';
import { compressed, LARGE } from './compress.ts';
import { mediaPath, shownName } from './fileNames.ts';
import { type Upload, upload } from './upload.ts';

/** The original picture of a crop: where it can be shown, and where it is stored. */
export interface WholePicture {
  readonly name: string;
  /** The URL that this page can show. */
  readonly src: string;
  /** Its URL on the server, once uploaded. Rejects with CallError; calling it again uploads again. */
  readonly kept: () => Promise<string>;
}

/**
 * A picture chosen on this device, or already uploaded. The upload of a chosen one starts at once, while the user is still cropping; its progress
 * line ends with it. If this browser cannot show it, the server's version is shown.
 */
export function useWholePicture(source: { readonly file?: File; readonly url?: string }): {
  readonly whole: WholePicture | undefined;
  readonly percent: number | undefined;
  choose(file: File): void;
  /** Uses an uploaded picture instead. */
  take(url: string): void;
  /** The URL of a picture uploaded from this device. */
  readonly arrived: string | undefined;
  /** The browser cannot show it. False if the server cannot help either. */
  showKept(): Promise<boolean>;
} {
  const [whole, setWhole] = useState<WholePicture>();
  const [percent, setPercent] = useState<number>();
  const [arrived, setArrived] = useState<string>();
  const sending = useRef<Upload>(undefined);
  const local = useRef<string>(undefined);
  const coming = useRef<object>(undefined);
  const end = () => {
    sending.current?.cancel();
    sending.current = undefined;
    if (local.current) URL.revokeObjectURL(local.current);
    local.current = undefined;
    coming.current = undefined;
  };
  const take = (url: string) => {
    end();
    setArrived(undefined);
    setWhole({ name: shownName(url), src: mediaPath(url), kept: () => Promise.resolve(url) });
  };
  const choose = (file: File) => {
    end();
    setArrived(undefined);
    setWhole(undefined);
    setPercent(0);
    const here = {};
    coming.current = here;
    // A camera's picture has six times as many pixels as are kept: a small phone would draw them again with each move of the frame.
    void compressed(file, LARGE).then((small) => {
      // Another one may have been chosen while this one was being downscaled.
      if (coming.current === here) show(small);
    });
  };
  const show = (small: File) => {
    const src = URL.createObjectURL(small);
    local.current = src;
    const send = async (): Promise<string> => {
      setPercent(0);
      const one = upload('uploadMedia', small, (now) => local.current === src && setPercent(now));
      sending.current = one;
      return one.done
        .then((url) => {
          if (local.current === src) setArrived(url);
          return url;
        })
        .finally(() => local.current === src && setPercent(undefined));
    };
    const tried = (): Promise<string> => {
      const going = send();
      // Avoids an unhandled rejection: nobody may be waiting yet, and those who wait get the error.
      going.catch(() => undefined);
      return going;
    };
    let going: Promise<string> | undefined = tried();
    setWhole({
      name: small.name,
      src,
      kept: () => {
        going ??= tried();
        return going.catch((error: unknown) => {
          going = undefined;
          throw error;
        });
      },
    });
  };
  const begin = useRef(() => {
    const { file, url } = source;
    if (file) choose(file);
    else if (url) take(url);
  });
  const finish = useRef(end);
  useEffect(() => {
    begin.current();
    const { current } = finish;
    return current;
  }, []);
  const showKept = async (): Promise<boolean> => {
    if (!whole || !local.current) return false;
    const url = await whole.kept();
    setWhole({ ...whole, src: mediaPath(url) });
    local.current = undefined;
    return true;
  };
  return { whole, percent, choose, take, arrived, showKept };
}
