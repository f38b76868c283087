import type { JsonSchema } from '#calls/jsonSchema.ts';

const ID = '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071';
const FILE = 'http://localhost:3000/media/harvest1795258800000.jpg';

/** Example values of text properties by their names, for schemas that declare none themselves. */
const SAMPLES: Readonly<Record<string, string>> = {
  _id: ID,
  id: ID,
  record: ID,
  name: 'Youth',
  title: 'Boats first, then roofs',
  heading: 'Thirty-two parishes',
  subject: 'A camp by the sea',
  description: 'Rain on Kuttanad',
  text: 'Please shorten.',
  sentence: 'Please name the photographer.',
  user_name: 'Asha Devadoss',
  by: 'Asha Devadoss',
  email: 'asha@example.org',
  phone: '98400 00000',
  mobile: '98400 00000',
  address: '226 Cathedral Road, Chennai',
  url: 'https://example.org/',
  sub_domain: 'youth',
  kind: 'news',
  thumbnail: FILE,
  picture: FILE,
  resource_url: FILE,
  resource_name: 'harvest1795258800000.jpg',
  file_name: 'harvest1795258800000.jpg',
};

/** Adds an example to each text property that has none, where its name has a sample. */
export function withSamples(properties: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const sample = SAMPLES[name];
      const isPlainText = [schema.type].flat().includes('string') && !schema.enum && !schema.format;
      if (sample === undefined || !isPlainText || schema.examples) return [name, schema];
      return [name, { ...schema, examples: [sample] }];
    }),
  );
}
