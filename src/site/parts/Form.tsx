import { createContext, type InputHTMLAttributes, type ReactNode, useContext, useId } from 'react';
import { type NoticeForm, noticeVersion, noticeWords, wholeNotice } from '#lib/notices.ts';
import { FieldError } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { privacyPath } from '../privacy/privacyPath.ts';
import { privacyWords } from '../privacy/words.ts';
import { HONEYPOT, type RefusedForm } from '../routing/route.ts';
import { usePageContext } from '../shell/pageContext.ts';
import { foreign } from './foreign.ts';
import { formWords } from './words.ts';

/** What was wrong, and the id of the sentence above. */
const Refused = createContext<{ refused: RefusedForm | undefined; said: string }>({
  refused: undefined,
  said: '',
});

interface FormProps {
  /** The page that takes it, where that is not the one on which it stands. */
  to?: string;
  /** The anchor of the part of the page where it stands. */
  at: `#${string}`;
  submit: string;
  refused: RefusedForm | undefined;
  /** What is said when no answer comes at all (002 §8); without script the browser says so itself. */
  failed?: string;
  /** What is said when it has been taken: the form is empty again. */
  done?: string | false | undefined;
  /** What comes back is a page that says something else: it is shown whole and from its top, with script too. */
  whole?: boolean;
  /** How its fields stand side by side, and its button. */
  look?: keyof typeof LOOKS;
  /** What is said below it of what is sent; its version goes along. */
  notice?: NoticeForm;
  children: ReactNode;
}

const LOOKS = {
  read: ['fields fields--2 form-read', 'btn'],
  wide: ['fields fields--2', 'btn'],
  row: ['fields fields--2', 'btn'],
  night: ['fields fields--2', 'btn btn--line'],
} as const;

/**
 * A form that a page takes (`post` at its route), complete without script; with script (islands/parts/forms.ts) it is sent without leaving the
 * page. Refused, it stands again with what was typed, the sentence above and the fields marked.
 */
export function Form({
  to,
  at,
  submit,
  refused,
  failed,
  done = false,
  whole = false,
  look = 'read',
  notice,
  children,
}: FormProps) {
  const { links, path } = usePageContext();
  const said = useId();
  const [form, button] = LOOKS[look];
  return (
    // The server's sentences are the specified ones, and the same with script and without.
    <form
      className={form}
      method="post"
      action={links.page(to ?? path) + (whole ? '' : at)}
      noValidate
      data-form={whole ? undefined : at.slice(1)}
      data-failed={failed}
    >
      {(refused || done) && (
        <div className="span" id={said}>
          {refused ? (
            <Notice tone="bad">
              <span lang={foreign(refused.sentence)}>{refused.sentence}</span>
            </Notice>
          ) : (
            <Notice tone="good">{done}</Notice>
          )}
        </div>
      )}
      <Refused value={{ refused, said }}>{children}</Refused>
      <Honeypot />
      <div className="span">
        <button type="submit" className={button}>
          {submit}
        </button>
      </div>
      {notice && <NoticeBelow form={notice} />}
    </form>
  );
}

/** What is kept of what is sent, in a line, and the way to all of it. */
function NoticeBelow({ form }: { form: NoticeForm }) {
  const { organisation, language, links } = usePageContext();
  const { more } = useWords(privacyWords);
  return (
    <p className="span label">
      <input
        type="hidden"
        name="notice"
        value={noticeVersion(wholeNotice(form, organisation, language))}
        readOnly
      />
      {noticeWords(form, language).short} <a href={links.page(privacyPath(form))}>{more}</a>
    </p>
  );
}

/** A field that nobody sees: whoever fills it fills in whatever it finds. It comes back empty. */
function Honeypot() {
  const w = useWords(formWords);
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {w.trap}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
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

/** One of a few. `usual`: what is chosen unless something else was. */
export function Choice({
  name,
  label,
  options,
  usual,
}: Pick<FieldProps, 'name' | 'label'> & {
  options: readonly (readonly [value: string, label: string])[];
  usual: string;
}) {
  return (
    <Frame {...{ name, label, optional: false, wide: false }}>
      {({ defaultValue = usual, ...given }) => (
        <div className="select">
          <select {...given} defaultValue={defaultValue}>
            {options.map(([value, text]) => (
              <option key={value} value={value} lang={foreign(text)}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Frame>
  );
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
  const { refused, said } = useContext(Refused);
  const w = useWords(formWords);
  const id = useId();
  const wrong = refused?.fields[name];
  // The sentence above the form is not said again at each field that it is about: a blank one says that it is.
  const isBlank = (refused?.values[name] ?? '').trim() === '';
  const repeated = isBlank ? w.missing(label) : undefined;
  const own = wrong === refused?.sentence ? wrong && repeated : wrong;
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
        'aria-describedby': own ? `${id}-e` : wrong && said,
      })}
      {own && <FieldError id={`${id}-e`}>{own}</FieldError>}
    </div>
  );
}
