import { type ReactNode, useId, useState } from 'react';
import type { FileField as Declared } from '#kinds/define.ts';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { type FormContextValue, useForm } from '../form/formContext.ts';
import { SHELL } from '../words.ts';
import { acceptsOf } from './accepts.ts';
import { CroppedField } from './CroppedField.tsx';
import { DocumentsField } from './DocumentsField.tsx';
import type { Files } from './fieldFiles.ts';
import { GalleryField } from './GalleryField.tsx';
import { ImageField } from './ImageField.tsx';
import { useQueueState } from './useQueueState.ts';
import { UPLOAD } from './words.ts';

/** A screen's options for a file field. */
export interface FileFieldLook {
  /** A single picture goes through the crop dialog (000 §2.3). */
  readonly crop?: boolean;
  /** Shows the description field directly below a single picture. */
  readonly describe?: boolean;
  /** The message for a dropped file of the wrong type, if it is not the usual one (AMB-043, AMB-110). */
  readonly refusal?: string;
  /** The picker's accept list, if it is not the usual one. */
  readonly picker?: string;
}

/** A file field, by what it accepts: one picture, cropped or as it is, pictures in order, documents, a video. */
export function FileField({
  name,
  field,
  crop = false,
  describe = false,
  refusal,
  picker,
}: FileFieldLook & { name: string; field: Declared }): ReactNode {
  const errorId = useId();
  const form = useForm();
  const words = useWords(UPLOAD);
  const { undo } = useWords(SHELL);
  const [refused, setRefused] = useState<string>();
  const queue = form.queue(name);
  const usual = acceptsOf(field.accept);
  const isImage = field.accept.includes('image');
  const state = useQueueState(queue);
  const label = form.labelOf(name);
  const files: Files = {
    name,
    label,
    most: form.mostOf(name),
    urls: state.urls,
    error: refused ?? form.errors[name],
    errorId,
    text: !isImage ? words.dropFile : field.many === undefined ? words.dropImage : words.dropImages,
    hint: isImage ? words.imageKinds : undefined,
    accepts: { ...usual, picker: picker ?? usual.picker },
    queue,
    state,
    failed: form.uploadFailed(name),
    add: (added) => {
      const left = queue.add(added);
      const what = isImage ? label.toLowerCase() : words.files;
      setRefused(left > 0 ? words.tooMany(form.mostOf(name) ?? 1, what, left) : undefined);
    },
    remove: (url) => {
      setRefused(undefined);
      queue.remove(url);
      form.release(name, url);
    },
    put: (url) => {
      for (const before of state.urls) form.release(name, before);
      queue.put(url);
    },
    accept: field.accept,
    pick: (urls) => {
      setRefused(undefined);
      const [first] = urls;
      if (field.many !== undefined) queue.adopt(urls);
      else if (first !== undefined) files.put(first);
    },
    refuse: () => setRefused(refusal ?? words.refused[usual.refusal]),
    others: isImage && field.many === undefined ? picturesOf(form) : [],
    take: (url) => {
      const [before] = state.urls;
      queue.put(url);
      const back = () => (before === undefined ? queue.remove(url) : queue.put(before));
      say(words.taken(label.toLowerCase()), { name: undo, run: back });
    },
  };
  if (!isImage) return <DocumentsField files={files} />;
  if (field.many !== undefined) return <GalleryField files={files} />;
  return crop ? <CroppedField files={files} /> : <ImageField files={files} describe={describe} />;
}

/** The pictures in the form's multi-file fields, such as its gallery. */
const picturesOf = ({ of, values }: FormContextValue): string[] =>
  Object.entries(of.fields).flatMap(([name, field]): string[] => {
    const isMany = field.type === 'file' && field.many !== undefined && field.accept.includes('image');
    return isMany && Array.isArray(values[name]) ? values[name] : [];
  });
