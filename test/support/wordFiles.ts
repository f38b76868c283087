/** Pieces of Word documents, as Word writes them. */
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const part = (name: string, content: string): string =>
  `<?xml version="1.0"?><w:${name} xmlns:w="${W}" xmlns:r="r" xmlns:a="a">${content}</w:${name}>`;
export const r = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const p = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
export const heading = (text: string, level = 1): string => p(r(text), `<w:pStyle w:val="H${level}"/>`);
export const item = (text: string, list: number, level = 0): string =>
  p(r(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
export const drawing = '<w:r><w:drawing><a:blip r:embed="rId2"/></w:drawing></w:r>';

const STYLES = part(
  'styles',
  [1, 2]
    .map((n) => `<w:style w:type="paragraph" w:styleId="H${n}"><w:name w:val="heading ${n}"/></w:style>`)
    .join(''),
);
const NUMBERING = part(
  'numbering',
  `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num>`,
);
const RELATIONS = `<Relationships><Relationship Id="rId1" Target="https://a.example/" TargetMode="External"/><Relationship Id="rId2" Target="media/image1.jpg"/><Relationship Id="rId3" Target="/word/media/image2.emf"/></Relationships>`;
export const CORE =
  '<cp:coreProperties xmlns:cp="c" xmlns:dc="d" xmlns:dcterms="t"><dc:creator>Grace</dc:creator><dcterms:created>2019-05-01T20:00:00Z</dcterms:created></cp:coreProperties>';

export const document = (body: string): Record<string, string> => ({
  'word/document.xml': part('document', `<w:body>${body}</w:body>`),
  'word/styles.xml': STYLES,
  'word/numbering.xml': NUMBERING,
  'word/_rels/document.xml.rels': RELATIONS,
});
