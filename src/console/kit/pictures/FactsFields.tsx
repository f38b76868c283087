import { FILE_DESCRIPTION, type FileDescription } from '#kinds/fileDescription.ts';
import { CheckField, TextAreaField, TextField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import './pictures.css';
import { PICTURES } from './words.ts';

interface Props {
  facts: FileDescription;
  onFacts: (facts: FileDescription) => void;
  /** Errors by field. */
  errors?: Readonly<Record<string, string | undefined>>;
}

/** A picture's description, or that it is decorative; its caption and credit (ADD-16). All optional. */
export function FactsFields({ facts, onFacts, errors = {} }: Props) {
  const words = useWords(PICTURES);
  const set = (some: Partial<FileDescription>) => onFacts({ ...facts, ...some });
  const { alt, caption, credit } = FILE_DESCRIPTION;
  return (
    <div className="picture-facts">
      <TextAreaField
        label={words.shows}
        className="short"
        rows={2}
        hint={facts.decorative ? words.decorativeHint : words.showsHint}
        disabled={facts.decorative}
        limit={alt.max}
        error={errors.alt}
        value={facts.decorative ? '' : facts.alt}
        onValue={(text) => set({ alt: text })}
      />
      <CheckField
        label={words.decorative}
        checked={facts.decorative}
        onChecked={(decorative) => set({ decorative })}
      />
      <TextField
        label={words.caption}
        mark={words.optional}
        hint={words.captionHint}
        error={errors.caption}
        limit={facts.caption.length > NEARLY * caption.max ? caption.max : undefined}
        value={facts.caption}
        onValue={(text) => set({ caption: text })}
      />
      <TextField
        label={words.credit}
        mark={words.optional}
        hint={words.creditHint}
        error={errors.credit}
        limit={facts.credit.length > NEARLY * credit.max ? credit.max : undefined}
        value={facts.credit}
        onValue={(text) => set({ credit: text })}
      />
    </div>
  );
}

/** From this share of the length limit on, the field shows how much is used. */
const NEARLY = 0.8;
