/** A page of a list whose documents are JSON already: reduced to their schema, and as UTF-8. */
export class WrittenPage {
  readonly docs: readonly Buffer[];
  readonly rest: object;

  /** `rest`: the properties beside `docs`, in the order of the schema. */
  constructor(docs: readonly Buffer[], rest: object) {
    this.docs = docs;
    this.rest = rest;
  }

  /** The whole answer. */
  bytes(): Buffer {
    const pieces = this.docs.flatMap((doc, i) => (i === 0 ? [doc] : [COMMA, doc]));
    return Buffer.concat([BEFORE, ...pieces, Buffer.from(`],${JSON.stringify(this.rest).slice(1)}}`)]);
  }
}

const BEFORE = Buffer.from('{"data":{"docs":[');
const COMMA = Buffer.from(',');
