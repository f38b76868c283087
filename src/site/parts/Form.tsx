import { createContext, type InputHTMLAttributes, type ReactNode, useContext, useId } from 'react';
import { type NoticeForm, noticeVersion, noticeWords, wholeNotice } from '#lib/notices.ts';
import { FieldError } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { privacyPath } from '../host/paths.ts';
import { HONEYPOT, type RefusedForm } from '../routing/route.ts';
import { foreign } from './foreign.ts';
import { formWords } from './words.ts';

/** The errors, and the id of the message above. */
const Refused = createContext<{ refused: RefusedForm | undefined; said: string }>({
  refused: undefined,
  said: '',
});

interface FormProps {
  /** The page that receives it, if not the one that contains it. */
  to?: string;
  /** The anchor of the section that contains it. */
  at: `#${string}`;
  submit: string;
  refused: RefusedForm | undefined;
  /** The message when there is no response (002 §8); without script the browser shows its own. */
  failed?: string;
  /** The message after success; the form is then empty again. */
  done?: string | false | undefined;
  /** The response is a different page: show it as a whole and from its top, with script too. */
  whole?: boolean;
  /** The layout of its fields and its button. */
  look?: keyof typeof LOOKS;
  /** The privacy notice below it; its version is submitted too. */
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
 * A form that a page receives (`post` at its route), fully usable without script; with script (islands/parts/forms.ts) it is submitted without
 * leaving the page. After a refusal it shows the typed values, the message above and the invalid fields.
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
    // The server sends the specified messages, with and without script.
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

/** What is stored of the submitted data, in one line, with a link to the full notice. */
function NoticeBelow({ form }: { form: NoticeForm }) {
  const { organisation, language, links } = usePageContext();
  const { yourData } = useWords(formWords);
  return (
    <p className="span label">
      <input
        type="hidden"
        name="notice"
        value={noticeVersion(wholeNotice(form, organisation, language))}
        readOnly
      />
      {noticeWords(form, language).short} <a href={links.page(privacyPath(form))}>{yourData}</a>
    </p>
  );
}

/** The honeypot, hidden from people: programs fill in every field that they find. It comes back empty. */
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
  /** Spans both columns. */
  wide?: boolean;
}

/** One line of text. */
export function Input({
  name,
  label,
  optional = false,
  wide = false,
  usual,
  ...rest
}: FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'min' | 'max'> & {
    /** The initial value. */
    usual?: string;
  }) {
  return (
    <Frame {...{ name, label, optional, wide }}>
      {({ defaultValue = usual, ...given }) => <input {...rest} {...given} defaultValue={defaultValue} />}
    </Frame>
  );
}

/** Several lines of text. */
export function TextArea({ name, label, optional = false, wide = false }: FieldProps) {
  return <Frame {...{ name, label, optional, wide }}>{(given) => <textarea {...given} />}</Frame>;
}

/** A choice of a few options. `usual`: the default. */
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
  // A field does not repeat the message above the form; a blank field says that it is missing.
  const isBlank = (refused?.values[name] ?? '').trim() === '';
  const repeated = isBlank ? w.missing(label) : undefined;
  // The API looks at what is missing only once everything else is right; the reader sees all mistakes at once.
  const isRefused = Object.keys(refused?.fields ?? {}).length > 0;
  const wrong = refused?.fields[name] ?? (isRefused && !optional ? repeated : undefined);
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
