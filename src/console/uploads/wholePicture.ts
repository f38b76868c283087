import { useEffect, useRef, useState } from 'react';
import { compressed, LARGE } from './compress.ts';
import { mediaPath, shownName } from './fileNames.ts';
import { type Upload, upload } from './upload.ts';

/** The picture out of which a part is cut: where it can be seen, and where it is kept. */
export interface WholePicture {
  readonly name: string;
  /** Where this page can show it. */
  readonly src: string;
  /** Its address here, once it has come. Rejects with CallError; asked again, it is sent again. */
  readonly kept: () => Promise<string>;
}

/**
 * A picture that is chosen on this device, or is here already. One that is chosen begins to travel at once, while its frame is still being drawn; the
 * line that says how far it is ends with it. What this browser can't show is shown as the server has written it.
 */
export function useWholePicture(begun: { readonly file?: File; readonly url?: string }): {
  readonly whole: WholePicture | undefined;
  readonly percent: number | undefined;
  choose(file: File): void;
  /** Takes a picture that is here instead. */
  take(url: string): void;
  /** The address of one that has come from this device. */
  readonly arrived: string | undefined;
  /** The browser can't show it. False when the server can't help either. */
  showKept(): Promise<boolean>;
} {
  const [whole, setWhole] = useState<WholePicture>();
  const [percent, setPercent] = useState<number>();
  const [arrived, setArrived] = useState<string>();
  const sending = useRef<Upload>(undefined);
  const local = useRef<string>(undefined);
  const end = () => {
    sending.current?.cancel();
    sending.current = undefined;
    if (local.current) URL.revokeObjectURL(local.current);
    local.current = undefined;
  };
  const take = (url: string) => {
    end();
    setArrived(undefined);
    setWhole({ name: shownName(url), src: mediaPath(url), kept: () => Promise.resolve(url) });
  };
  const choose = (file: File) => {
    end();
    setArrived(undefined);
    const src = URL.createObjectURL(file);
    local.current = src;
    const send = async (): Promise<string> => {
      setPercent(0);
      const small = await compressed(file, LARGE);
      // Another one was chosen while this one was made smaller.
      if (local.current !== src) return new Promise(() => undefined);
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
      // Whoever waits for it is told; nobody may be waiting yet.
      going.catch(() => undefined);
      return going;
    };
    let going: Promise<string> | undefined = tried();
    setWhole({
      name: file.name,
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
    const { file, url } = begun;
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
