import { useState } from 'react';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import './pictures.css';
import { usePictureFacts } from './usePictureFacts.ts';
import { PICTURES } from './words.ts';
import '../uploads/upload.css';

const load = async () => (await import('./DescribeDialog.tsx')).DescribeDialog;

interface Props {
  /** The URL of the uploaded picture. */
  url: string;
  /** The picture's role here, such as 'Thumbnail' or 'Gallery image 4'. */
  label: string;
}

/** An uploaded picture's metadata in one line (ADD-16), such as the description, or that there is none yet. */
export function PictureSays({ url }: Pick<Props, 'url'>) {
  const words = useWords(PICTURES);
  const facts = usePictureFacts(url);
  if (!facts) return null;
  if (facts.decorative) return <p className="says hint">{words.isDecoration}</p>;
  if (facts.alt) return <p className="says">{facts.alt}</p>;
  return (
    <p className="says says--none">
      <Icon name="warning" />
      {words.none}
    </p>
  );
}

/** The button that opens 'About this picture' (ADD-16): with a label, or as a pencil icon in a narrow row of buttons. */
export function DescribeButton({
  url,
  label,
  bare = false,
  onOther,
}: Props & {
  bare?: boolean;
  /** Gets the URL of the picture to show from now on: another crop, or the same with a separate description. */
  onOther?: (url: string) => void;
}) {
  const words = useWords(PICTURES);
  const { partMissing } = useWords(SHELL);
  const picture = usePictureFacts(url);
  const [open, setOpen] = useState(false);
  const { part: DescribeDialog, fetch } = useOnDemand(load);
  if (!picture || (!picture.own && !onOther)) return null;
  const name = words.describe(label);
  const show = async () => ((await fetch()) ? setOpen(true) : sayFailed(partMissing));
  return (
    <>
      {bare ? (
        <IconButton icon="edit" label={name} onClick={() => void show()} />
      ) : (
        <Button look="line" icon="edit" aria-label={name} onClick={() => void show()}>
          {words.describeShort}
        </Button>
      )}
      {open && DescribeDialog && (
        <DescribeDialog {...{ picture, label, onOther }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
