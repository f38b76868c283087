import { createContext, type InputHTMLAttributes, type ReactNode, useContext, useId } from 'react';
import { translations } from '#lib/translations.ts';
import { FieldError } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../pageContext.ts';
import type { RefusedForm } from '../route.ts';

const formWords = translations({ en: { optional: '(optional)' } });

const Refused = createContext<RefusedForm | undefined>(undefined);

/**
 * A form that its own page takes (`post` at the route), complete without script. Refused, it stands again with what was typed, the sentence
 * above and the fields marked. `at`: the anchor of the part of the page where it stands.
 */
export function Form({
  at,
  submit,
  refused,
  children,
}: {
  at: `#${string}`;
  submit: string;
  refused: RefusedForm | undefined;
  children: ReactNode;
}) {
  const { path } = usePageContext();
  return (
    // The server's sentences are the specified ones, and the same with script and without.
    <form className="fields fields--2 form-read" method="post" action={path + at} noValidate>
      {refused && (
        <div className="span">
          <Notice tone="bad">{refused.sentence}</Notice>
        </div>
      )}
      <Refused value={refused}>{children}</Refused>
      <div className="span">
        <button type="submit" className="btn">
          {submit}
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  optional?: boolean;
  /** Across both columns. */
  wide?: boolean;
}

/** One line of text. */
export function Input({
  name,
  label,
  optional = false,
  wide = false,
  ...rest
}: FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>) {
  return <Frame {...{ name, label, optional, wide }}>{(given) => <input {...rest} {...given} />}</Frame>;
}

/** Several lines of text. */
export function TextArea({ name, label, optional = false, wide = false }: FieldProps) {
  return <Frame {...{ name, label, optional, wide }}>{(given) => <textarea {...given} />}</Frame>;
}

interface Given {
  id: string;
  name: string;
  defaultValue: string | undefined;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function Frame({
  name,
  label,
  optional,
  wide,
  children,
}: Required<FieldProps> & { children: (given: Given) => ReactNode }) {
  const refused = useContext(Refused);
  const w = useWords(formWords);
  const id = useId();
  const wrong = refused?.fields[name];
  // The sentence above the form is not said again at each field that it is about.
  const own = wrong !== undefined && wrong !== refused?.sentence ? wrong : undefined;
  return (
    <div className={wide ? 'field span' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> {w.optional}</span>}
      </label>
      {children({
        id,
        name,
        defaultValue: refused?.values[name],
        required: !optional,
        'aria-invalid': wrong === undefined ? undefined : true,
        'aria-describedby': own === undefined ? undefined : `${id}-e`,
      })}
      {own && <FieldError id={`${id}-e`}>{own}</FieldError>}
    </div>
  );
}
