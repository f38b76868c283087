import { news } from '#kinds/news.ts';
import { languageOf } from '#lib/language.ts';
import { type Option, SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { RichTextField } from '../shell/richText/RichTextField.tsx';
import { FilesField } from '../shell/upload/FilesField.tsx';
import { GalleryField } from '../shell/upload/GalleryField.tsx';
import { ThumbnailField } from '../shell/upload/ThumbnailField.tsx';
import type { FileList } from '../shell/upload/useFileList.ts';
import type { Fields } from '../shell/useFields.ts';
import type { NewsValues } from './newsValues.ts';
import type { NewsWords } from './words.ts';

interface Props {
  form: Fields<NewsValues>;
  words: NewsWords;
  gallery: FileList;
  pdf: FileList;
  /** Gives a file back that was taken away; the text is for a failure. */
  release: (url: string, failed: string) => void;
}

const { fields } = news;

/** What is read: title, sub-heading, body, pictures. */
export function NewsMainFields({ form, words, gallery, release }: Props) {
  const { title, heading } = form.values;
  return (
    <div className="edit-main">
      <TextField
        label={fields.title.label}
        limit={fields.title.max}
        lang={languageOf(title)}
        required
        {...form.field('title')}
      />
      <TextAreaField
        label={fields.heading.label}
        limit={fields.heading.max}
        lang={languageOf(heading)}
        className="short"
        rows={2}
        {...form.field('heading')}
      />
      <RichTextField label={fields.description.label} {...form.field('description')} />
      <GalleryField
        legend={fields.gallery.label}
        most={fields.gallery.many}
        list={gallery}
        error={form.errors.gallery}
        onRemove={(url) => release(url, words.failed.removeGallery)}
      />
    </div>
  );
}

/** What belongs to it: the unit, the date, the thumbnail, the documents. `units` is undefined for those who have only their own. */
export function NewsSideFields({
  form,
  words,
  pdf,
  release,
  units,
}: Props & { units: readonly Option[] | undefined }) {
  return (
    <div className="edit-side">
      {units && (
        <SelectField
          label={words.selectUnit}
          empty={words.selectUnit}
          options={units}
          {...form.field('unit', words.unit)}
        />
      )}
      <TextField label={fields.date.label} type="date" {...form.field('date')} />
      <ThumbnailField
        url={form.values.thumbnail}
        error={form.errors.thumbnail}
        failed={words.failed.thumbnail}
        onUrl={(url) => {
          release(form.values.thumbnail, words.failed.removeImage);
          form.set('thumbnail', url);
        }}
      />
      <FilesField
        legend={fields.pdf.label}
        most={fields.pdf.many}
        list={pdf}
        error={form.errors.pdf}
        onRemove={(url) => release(url, words.failed.removeImage)}
      />
    </div>
  );
}
