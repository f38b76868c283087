import { file, kind, longText, number, OFFICE_WRITES, text, url } from './define.ts';

/** A video, either a link to a video site or an uploaded file (001 §2.3, §3, §5; AMB-057 for the order). */
export const video = kind({
  name: 'video',
  one: 'video',
  many: 'videos',
  fields: {
    title: text('Title', { max: 200, required: true }),
    description: longText('Description', { max: 10_000 }),
    youtube_url: url('Youtube URL', { max: 1000 }),
    video_url: file('Upload Videos', ['video']),
    thumbnail: file('Thumbnail', ['image']),
    order: number('Sort Order', { min: -1_000_000, max: 1_000_000, own: true }),
  },
  switchable: true,
  search: ['title', 'description'],
  searchNames: ['author'],
  order: [
    { by: 'order', blanksLast: true },
    { by: 'id', down: true },
  ],
  sortable: {
    title: { column: 'title', alphabetical: true },
    order: { column: 'order', blanksLast: true },
    activated: { column: 'activated', latest: true },
  },
  countedBy: '',
  rules: 'own',
  comesAgain: true,
  purgeable: true,
  may: { ...OFFICE_WRITES, switch: 'fullAdministrator' },
});
