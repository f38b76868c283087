/**
 * What each type of schema.org that pages speak of must say to be shown by search engines as what it is: the properties that the types' own
 * documentation requires, and those without which an entry says nothing. Several with a bar between them: one of them.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Event: ['name', 'startDate', 'endDate', 'eventStatus', 'organizer', 'url'],
  Schedule: ['startDate', 'repeatFrequency', 'scheduleTimezone'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl|embedUrl|url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url'],
  Person: ['name'],
  ImageObject: ['url'],
  Book: ['name', 'url', 'publisher'],
  Periodical: ['name', 'publisher'],
  PublicationIssue: ['name|issueNumber', 'datePublished'],
  ItemList: ['itemListElement'],
  CollectionPage: ['name'],
  Place: ['name'],
};
const DAYS = ['datePublished', 'dateModified', 'uploadDate', 'startDate', 'endDate'];
const ADDRESSES = [
  'url',
  'mainEntityOfPage',
  'thumbnailUrl',
  'contentUrl',
  'embedUrl',
  'image',
  'urlTemplate',
  'item',
];

/** What a thing and all things in it lack: required properties, days that are days, addresses that are whole. */
export function lacksOf(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(lacksOf);
  if (typeof thing !== 'object' || thing === null) return [];
  const said = thing as Readonly<Record<string, unknown>>;
  const type = said['@type'];
  const inside = Object.values(said).flatMap(lacksOf);
  if (typeof type !== 'string') return inside;
  const required = REQUIRED[type];
  if (!required) return [`Nobody has said what a ${type} must say.`, ...inside];
  const has = (name: string) => said[name] !== undefined && said[name] !== '' && said[name] !== null;
  return [
    ...required.flatMap((name) => (name.split('|').some(has) ? [] : [`Its ${type} has no ${name}.`])),
    ...DAYS.filter(has).flatMap((name) =>
      Number.isNaN(Date.parse(String(said[name]))) ? [`Its ${type} has ${said[name]} as ${name}.`] : [],
    ),
    ...ADDRESSES.filter(has).flatMap((name) =>
      [said[name]]
        .flat()
        .flatMap((one) =>
          typeof one !== 'string' || /^https?:\/\//.test(one) ? [] : [`Its ${type} has ${one} as ${name}.`],
        ),
    ),
    ...inside,
  ];
}
