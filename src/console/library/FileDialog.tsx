import { useQuery, useQueryClient } from '@tanstack/react-query';
import { byteWords } from '#lib/byteSize.ts';
import { dayOf } from '#lib/dates.ts';
import { shortDay } from '#lib/dayNames.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { DescribeButton, PictureSays } from '../kit/pictures/PictureFacts.tsx';
import { mediaPath } from '../kit/uploads/fileNames.ts';
import { useSentence } from '../kit/useSentence.ts';
import { AssetPicture } from './Asset.tsx';
import { DeleteFile, type DoneWith, ReplaceFile, RestoreFile, ShareFile } from './FileActs.tsx';
import { FilePlaces } from './FilePlaces.tsx';
import { calledOf, type LibraryFile } from './useLibrary.ts';
import { LIBRARY } from './words.ts';

interface Props {
  /** The name of the file. */
  name: string;
  /** The file has been renamed. */
  onOther: (name: string) => void;
  /** Opens its text. */
  onText: () => void;
  onChanged: () => void;
  onClose: () => void;
}

/** One file: its description, where it is used, and its actions. */
export function FileDialog({ name, onOther, onText, onChanged, onClose }: Props) {
  const words = useWords(LIBRARY);
  const sentence = useSentence();
  const client = useQueryClient();
  const key = ['libraryFileGet', name];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => send('libraryFileGet', { id: name, signal }),
    staleTime: 0,
    retry: false,
  });
  const acts = {
    changed: (file: LibraryFile) => {
      client.setQueryData(['libraryFileGet', file.file_name], file);
      void client.invalidateQueries({ queryKey: ['mediaGet'] });
      onChanged();
      if (file.file_name !== name) onOther(file.file_name);
    },
    gone: () => {
      onChanged();
      onClose();
    },
  };
  return (
    <Dialog
      wide
      title={data ? calledOf(data) : words.heading}
      onClose={onClose}
      foot={
        <Button look="line" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {!data && error && (
        <ErrorState sentence={sentence(error, words.failed.get)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton rows={5} />}
      {data && <OneFile file={data} acts={acts} onText={onText} />}
    </Dialog>
  );
}

function OneFile({ file, acts, onText }: { file: LibraryFile; acts: DoneWith; onText: () => void }) {
  const words = useWords(LIBRARY);
  const language = useLanguage();
  const { own, trashed_at: trashed, original_name: original, width, height } = file;
  const measures = width && height ? [`${width} × ${height}`] : [];
  return (
    <div className="library-one">
      <figure>
        <AssetPicture large file={file} />
        <div className="acts">
          {own && !trashed && <ReplaceFile file={file} acts={acts} />}
          {own && !trashed && file.type === 'application/pdf' && (
            <Button look="line" icon="document" onClick={onText}>
              {words.text}
            </Button>
          )}
          <a className={buttonClass('line')} href={mediaPath(file.url)} download={original}>
            <Icon name={MORE_ICONS.download} />
            {words.download}
          </a>
        </div>
      </figure>
      <div className="library-facts">
        {!own && <Notice tone="quiet">{words.belongs(file.whose)}</Notice>}
        {file.kind === 'image' && (
          <div className="acts">
            <PictureSays url={file.url} />
            {own && <DescribeButton url={file.url} label={original} />}
          </div>
        )}
        {own && !trashed && <ShareFile file={file} acts={acts} />}
        <FilePlaces file={file} />
        <dl className="library-envelope">
          <dt>{words.file}</dt>
          <dd>{[original, ...measures, byteWords(file.bytes)].join(', ')}</dd>
          <dt>{words.came}</dt>
          <dd>{words.cameBy(shortDay(dayOf(new Date(file.created_at)), language), file.by)}</dd>
        </dl>
        {own && (trashed ? <RestoreFile file={file} acts={acts} /> : <DeleteFile file={file} acts={acts} />)}
      </div>
    </div>
  );
}
