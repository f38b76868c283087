import type { JsonSchema } from '#calls/jsonSchema.ts';
import type { Described, Operation } from './openapi.ts';
import { partsOf, resolved } from './schemaParts.ts';
import { bounds, TypeWords } from './typeWords.tsx';

export interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** One call: what it does and for whom, what it takes and answers, how it is refused, and how it is made from a shell. */
export function CallEntry({ entry, described }: { entry: Entry; described: Described }) {
  const { method, path, operation } = entry;
  const { schemas } = described.components;
  const { schema: json, example } = operation.requestBody?.content['application/json'] ?? {};
  const files = operation.requestBody?.content['multipart/form-data']?.schema;
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const refusals = Object.keys(operation.responses).filter((status) => status !== '200');
  const body = example as object | undefined;
  return (
    <section
      className="call"
      id={operation.operationId}
      data-call={`${method} ${path}`}
      data-public={operation.security.length === 0 ? '' : undefined}
    >
      <h3>
        <span className="method">{method}</span> <code>{path.slice(1)}</code>
      </h3>
      <p>
        {operation.summary}.{' '}
        <a
          className="anchor"
          href={`#${operation.operationId}`}
          aria-label={`Link to ${method} ${path.slice(1)}`}
        >
          #
        </a>
      </p>
      <p className="hint">{operation.description}</p>
      {(operation.parameters?.length ?? 0) > 0 && (
        <Fields
          title="Beside the body"
          rows={(operation.parameters ?? []).map(({ name, required, description, schema, in: place }) => ({
            name,
            required,
            schema,
            note: place === 'path' ? 'in the path' : `header; ${description ?? ''}`,
          }))}
        />
      )}
      {json && <Fields title="Body" rows={rowsOf(json, schemas)} either={eitherOf(json, schemas)} />}
      {files && <Fields title="Files, as multipart/form-data" rows={rowsOf(files, schemas)} />}
      {answer && <Fields title="Answer" rows={rowsOf(answer, schemas)} folded />}
      <p className="hint">
        Refused with{' '}
        {refusals.map((status, i) => (
          <span key={status}>
            {i > 0 && ', '}
            <a href={`#refused-${status}`}>{status}</a>
          </span>
        ))}
        .
      </p>
      <pre className="curl" data-copy={`${path.slice(1)} with curl`}>
        {curl(entry, body, files !== undefined)}
      </pre>
      <div
        className="try"
        data-method={method}
        data-path={path}
        data-body={body ? JSON.stringify(body, null, 2) : undefined}
        data-files={files ? '' : undefined}
      />
    </section>
  );
}

interface Row {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly note?: string;
}

/** The fields of an object, each with what it takes. `folded`: shown on a press, as answers are long. */
export function Fields({
  title,
  rows,
  either = [],
  folded = false,
}: {
  title: string;
  rows: readonly Row[];
  either?: readonly string[];
  folded?: boolean;
}) {
  if (rows.length === 0) return null;
  const table = (
    <table className="fields">
      <caption className={folded ? 'vh' : undefined}>{title}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Takes</th>
          <th scope="col">More</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, required, schema, note }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {required && <span className="needed">needed</span>}
              {either.includes(name) && <span className="needed">one of these</span>}
            </th>
            <td>
              <TypeWords schema={schema} />
            </td>
            <td>{[note, bounds(schema)].filter(Boolean).join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!folded) return table;
  return (
    <details className="folded">
      <summary>{title}</summary>
      {table}
    </details>
  );
}

/** The rows of an object's table; what stands under `data` is lifted to the same table. */
export function rowsOf(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  before = '',
): Row[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([name, of]): Row[] => {
    const inner = partsOf(of);
    const row = { name: before + name, required: before === '' && required.includes(name), schema: of };
    return inner.properties ? [row, ...rowsOf(of, schemas, `${before}${name}.`)] : [row];
  });
}

const eitherOf = (schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): string[] => {
  const { properties, anyOf = [] } = resolved(schema, schemas);
  return properties ? anyOf.flatMap((one) => partsOf(one).required ?? []) : [];
};

/** The call as a line for a shell, as docs/api.md writes it. */
function curl({ method, path, operation }: Entry, body: object | undefined, files: boolean): string {
  const url = path
    .replace(/\{id\}/, '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071')
    .replace(/\{name\}/, 'boats1795258800000.jpg');
  return [
    `curl -s${method === 'GET' || (method === 'POST' && (body || files)) ? '' : ` -X ${method}`} "$BASE${url}"`,
    ...(operation.security.length > 0 ? [`-H "authorization: $TOKEN"`] : []),
    ...(files ? ['-F file=@boats.jpg'] : []),
    ...(body
      ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]
      : []),
  ].join(' \\\n  ');
}
