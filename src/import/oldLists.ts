import { CALLS } from '#calls/calls.ts';
import type { ContentName } from '#calls/paths.ts';
import type { ChoiceField } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { NEWS_TYPES, unitOfType } from '#kinds/news.ts';

/** One list of an API, or the part of it with one type. */
export interface OldList {
  readonly path: string;
  /** Sent with POST; undefined: the list is asked for with GET and answers everything at once. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** False: the answer is everything. */
  readonly paged: boolean;
  /** What its records have in common, for answers that leave it out. */
  readonly common?: Readonly<Record<string, string>>;
}

/** How the records of a kind are read. */
export interface OldLists {
  /** For staff; those that nobody else sees are the only ones. */
  readonly staff: readonly OldList[];
  readonly visitors: readonly OldList[];
  /** The fields that a list may leave out, and the paths of the calls that answer one record with them. */
  readonly details?: {
    readonly fields: readonly string[];
    readonly staff: string;
    readonly visitors?: string;
  };
}

/** Every list of the API of an installation, by kind (000 §7, 001 §7, 002 §7.1). `brand`: that of the church, which is in some names of types. */
export function oldLists(brand: string): Readonly<Record<ContentName, OldLists>> {
  const namesOf = (field: ChoiceField): string[] => [
    ...new Set(
      field.values.flatMap(
        (value) => field.wire?.[value]?.map((name) => name.replace('{brand}', brand)) ?? value,
      ),
    ),
  ];
  const staffPath = (kind: ContentName): string => CALLS[`${kind}List`].path;
  const paged = (path: string, body: object = {}, common?: OldList['common']): OldList => ({
    ...{ path, body: { search: '', ...body }, paged: true },
    ...(common ? { common } : {}),
  });
  const only = (kind: ContentName): OldLists => ({ staff: [paged(staffPath(kind), ALL)], visitors: [] });
  /** A list that is asked for each value of a field, under the name of its filter. */
  const each = (path: string, filter: string, field: string, names: readonly string[], body: object = {}) =>
    names.map((name) => paged(path, { ...body, [filter]: name }, { [field]: name }));
  const families = (path: string, body: object, search: (unit: string) => unknown): OldList[] =>
    NEWS_TYPES.map((type) => {
      const unit = unitOfType(type);
      return paged(path, { ...body, type, search: search(unit), [unit]: '' });
    });
  /** The search of the console's lists is by unit. */
  const inUnit = (unit: string) => ({ [unit]: '' });

  const { person, account, publication, statement, description, partner } = KINDS;
  const persons = namesOf(person.fields.user_type);
  const publications = namesOf(publication.fields.type);
  return {
    department: {
      staff: [paged(staffPath('department'))],
      visitors: [{ path: CALLS.publicDepartments.path, paged: false }],
      details: { fields: ['aim'], staff: CALLS.departmentGet.path, visitors: CALLS.publicDepartment.path },
    },
    diocese: {
      staff: [paged(staffPath('diocese'))],
      visitors: [{ path: CALLS.publicDioceses.path, paged: false }],
      details: {
        fields: ['banner', 'description'],
        staff: CALLS.dioceseGet.path,
        visitors: CALLS.publicDiocese.path,
      },
    },
    user: {
      staff: each(staffPath('user'), 'type', 'user_type', [...namesOf(account.fields.role), ...persons]),
      visitors: each(CALLS.publicPersonList.path, 'type', 'user_type', persons, { user_sort: true }),
    },
    news: {
      staff: families(staffPath('news'), ALL, inUnit),
      visitors: families(CALLS.publicNewsList.path, ACTIVE, () => ''),
      details: {
        fields: ['description', 'gallery', 'pdf'],
        staff: CALLS.newsGet.path,
        visitors: CALLS.publicNews.path,
      },
    },
    event: {
      staff: families(staffPath('event'), { admin: true }, inUnit),
      visitors: families(CALLS.publicEventList.path, {}, () => ''),
      details: { fields: ['description', 'to_date'], staff: CALLS.eventGet.path },
    },
    publication: {
      staff: each(staffPath('publication'), 'type', 'type', publications, { ...ALL, ...EDITIONS }),
      visitors: each(CALLS.publicPublicationList.path, 'type', 'type', publications, {
        ...ACTIVE,
        ...EDITIONS,
      }),
      details: {
        fields: ['thumbnail'],
        staff: CALLS.publicationGet.path,
        visitors: CALLS.publicPublication.path,
      },
    },
    campaign: {
      staff: [paged(staffPath('campaign'), ALL)],
      visitors: [paged(CALLS.publicCampaignList.path, ACTIVE)],
      details: {
        fields: ['description', 'gallery'],
        staff: CALLS.campaignGet.path,
        visitors: CALLS.publicCampaign.path,
      },
    },
    description: {
      staff: each(staffPath('description'), 'type', 'type', namesOf(description.fields.type)).map(whole),
      visitors: each(CALLS.publicDescriptionList.path, 'type', 'type', namesOf(description.fields.type), {
        user_sort: true,
      }).map(whole),
    },
    video: {
      staff: [paged(staffPath('video'), ALL)],
      visitors: [paged(CALLS.publicVideoList.path, ALL)],
    },
    statement: {
      staff: each(staffPath('statement'), 'type', 'type', namesOf(statement.fields.type)),
      visitors: each(CALLS.publicStatementList.path, 'type', 'type', namesOf(statement.fields.type)),
    },
    prayer: {
      staff: [paged(staffPath('prayer'))],
      visitors: [paged(CALLS.publicPrayerList.path)],
    },
    promotion: {
      staff: [paged(staffPath('promotion'), ALL)],
      visitors: [{ path: CALLS.publicPromotions.path, paged: false }],
    },
    partner: {
      staff: each(staffPath('partner'), 'category', 'category', namesOf(partner.fields.category)),
      visitors: each(CALLS.publicPartnerList.path, 'category', 'category', namesOf(partner.fields.category)),
    },
    subscriber: only('subscriber'),
    enquiry: only('enquiry'),
    order: only('order'),
    question: only('question'),
  };
}

const ALL = { activated: 'all' };
const ACTIVE = { activated: true };
const EDITIONS = { special_edition: 'all' };

const whole = (list: OldList): OldList => ({ ...list, paged: false });
