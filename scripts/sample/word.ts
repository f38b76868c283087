import { docx } from '#media/testSamples.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const run = (text: string, properties: string): string =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

/** A Word document: title, then lines as `makePdf` takes them. @returns the whole file */
export function makeWord(title: string, lines: readonly string[]): Buffer {
  const body = lines.map((line) =>
    line.startsWith('# ')
      ? run(line.slice(2), '<w:b/><w:sz w:val="30"/>')
      : run(line.startsWith('- ') ? `–  ${line.slice(2)}` : line, '<w:sz w:val="24"/>'),
  );
  return docx({
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${run(title, '<w:b/><w:sz w:val="44"/>')}${body.join('')}</w:body></w:document>`,
  });
}
