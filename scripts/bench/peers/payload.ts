import { ADMIN, formWith, type Peer, type Place, type Story } from './peer.ts';

const VERSION = '3.90.2';

/** As its blank template has it, with one collection of stories and one of pictures. */
const CONFIG = `import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { revalidatePath } from 'next/cache.js'
import sharp from 'sharp'
const revalidate = ({ doc }) => { revalidatePath('/'); revalidatePath('/stories/' + doc.id); return doc }
export default buildConfig({
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'media', upload: true, access: { read: () => true }, fields: [{ name: 'alt', type: 'text' }] },
    { slug: 'stories', access: { read: () => true }, hooks: { afterChange: [revalidate] }, fields: [
      { name: 'title', type: 'text', required: true },
      { name: 'heading', type: 'text' },
      { name: 'picture', type: 'upload', relationTo: 'media' },
      { name: 'text', type: 'richText' } ] },
  ],
  editor: lexicalEditor(),
  secret: process.env.PAYLOAD_SECRET,
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URI } }),
  sharp,
  telemetry: false,
})
`;

/** What its template has for console and API. */
const payloadApp = {
  'app/(payload)/layout.tsx': `import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { importMap } from './admin/importMap.js'
const serverFunction = async (args) => { 'use server'; return handleServerFunctions({ ...args, config, importMap }) }
export default ({ children }) => <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>{children}</RootLayout>
`,
  'app/(payload)/admin/[[...segments]]/page.tsx': `import config from '@payload-config'
import { RootPage, generatePageMetadata } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'
export const generateMetadata = ({ params, searchParams }) => generatePageMetadata({ config, params, searchParams })
export default ({ params, searchParams }) => RootPage({ config, params, searchParams, importMap })
`,
  'app/(payload)/api/[...slug]/route.ts': `import config from '@payload-config'
import '@payloadcms/next/css'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
export const GET = REST_GET(config)
export const POST = REST_POST(config)
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)
`,
  'app/(payload)/admin/importMap.js': 'export const importMap = {}\n',
};

/** Pages that are made once and again after an edit, as its website template does. */
const PAGES = {
  'app/(site)/layout.tsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>
`,
  'app/(site)/page.tsx': `import config from '@payload-config'
import Image from 'next/image'
import Link from 'next/link'
import { getPayload } from 'payload'
export const dynamic = 'force-static'
export default async function Home() {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ collection: 'stories', limit: 30, sort: '-createdAt' })
  return <main>{docs.map((story) => <article key={story.id}>
    {story.picture && <Image src={story.picture.url} alt="" width={story.picture.width} height={story.picture.height} sizes="100vw" />}
    <h2><Link href={'/stories/' + story.id}>{story.title}</Link></h2><p>{story.heading}</p></article>)}</main>
}
`,
  'app/(site)/stories/[id]/page.tsx': `import config from '@payload-config'
import { RichText } from '@payloadcms/richtext-lexical/react'
import Image from 'next/image'
import { getPayload } from 'payload'
export const dynamic = 'force-static'
export const generateStaticParams = async () => []
export default async function Story({ params }) {
  const payload = await getPayload({ config })
  const story = await payload.findByID({ collection: 'stories', id: (await params).id })
  return <main><h1>{story.title}</h1><p>{story.heading}</p>
    {story.picture && <Image src={story.picture.url} alt="" width={story.picture.width} height={story.picture.height} sizes="100vw" />}
    <RichText data={story.text} /></main>
}
`,
};

const NEXT_CONFIG = `import { withPayload } from '@payloadcms/next/withPayload'
export default withPayload({ typescript: { ignoreBuildErrors: true }, images: { localPatterns: [{ pathname: '/api/media/file/**' }] } })
`;

const TS_CONFIG = JSON.stringify({
  compilerOptions: {
    ...{ target: 'es2022', lib: ['dom', 'esnext'], module: 'esnext', moduleResolution: 'bundler' },
    ...{ jsx: 'react-jsx', allowJs: true, noEmit: true, esModuleInterop: true, skipLibCheck: true },
    ...{ resolveJsonModule: true, isolatedModules: true, plugins: [{ name: 'next' }] },
    paths: { '@payload-config': ['./payload.config.ts'] },
  },
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['node_modules'],
});

const variables = ({ databaseUrl, url }: Place) => ({
  DATABASE_URI: databaseUrl,
  PAYLOAD_SECRET: 'only for this bench',
  NEXT_PUBLIC_SERVER_URL: url,
});

export const PAYLOAD: Peer = {
  name: 'Payload',
  version: VERSION,
  note: 'with Next 16.4.3 and the same PostgreSQL as Lectern, pages static until an edit',
  onPostgres: true,
  install: async (place) => {
    const payload = ['@payloadcms/next', '@payloadcms/db-postgres', '@payloadcms/richtext-lexical'];
    const packages = {
      payload: VERSION,
      ...Object.fromEntries(payload.map((name) => [name, VERSION])),
      ...{ next: '16.4.3', react: '19.2.9', 'react-dom': '19.2.9', graphql: '16.11.0', sharp: '0.34.5' },
      ...{ typescript: '5.9.3', '@types/react': '19.2.2', '@types/node': '22.18.0' },
    };
    await place.npm(packages, { type: 'module' });
    const config = {
      'payload.config.ts': CONFIG,
      'next.config.mjs': NEXT_CONFIG,
      'tsconfig.json': TS_CONFIG,
    };
    await place.write({ ...config, ...payloadApp, ...PAGES });
    for (const step of [['generate:importmap'], ['migrate:create', 'first'], ['migrate']])
      await place.run('payload', step, variables(place));
    await place.run('next', ['build'], variables(place));
  },
  start: (place) =>
    place.spawn('next', ['start', '-H', '127.0.0.1', '-p', `${place.port}`], variables(place)),
  ready: '/',
  publish: async (place, stories) => {
    const { token } = await place.call<{ token: string }>('POST', '/api/users/first-register', ADMIN);
    const as = { authorization: `JWT ${token}` };
    let newest = 0;
    for (const [i, story] of stories.entries()) {
      const form = formWith('file', story.picture, `story-${i}.jpg`, { _payload: '{"alt":""}' });
      const media = await place.call<{ doc: { id: number } }>('POST', '/api/media', form, as);
      const fields = {
        title: story.title,
        heading: story.heading,
        picture: media.doc.id,
        text: lexical(story),
      };
      newest = (await place.call<{ doc: { id: number } }>('POST', '/api/stories', fields, as)).doc.id;
    }
    return {
      home: '/',
      story: `/stories/${newest}`,
      list: { url: `${place.url}/api/stories?limit=20` },
      edit: (title) => place.call('PATCH', `/api/stories/${newest}`, { title }, as),
    };
  },
};

/** Its editor's form of plain paragraphs. */
function lexical({ paragraphs }: Story): object {
  const node = { version: 1, format: '', indent: 0, direction: 'ltr' };
  const children = paragraphs.map((text) => ({
    ...node,
    type: 'paragraph',
    textFormat: 0,
    children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
  }));
  return { root: { ...node, type: 'root', children } };
}
