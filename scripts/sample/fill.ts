import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { account } from '#kinds/account.ts';
import type { UnitKind } from '#kinds/define.ts';
import { department } from '#kinds/department.ts';
import { diocese } from '#kinds/diocese.ts';
import { news } from '#kinds/news.ts';
import { person, personnelOf } from '#kinds/person.ts';
import type { Staff } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { acceptUpload } from '#media/accept.ts';
import type { FileStore } from '#media/fileStore.ts';
import { firstAdministrator } from '#store/accounts.ts';
import type { Db } from '#store/db.ts';
import { mediaTable } from '#store/media.ts';
import { createRecord } from '#store/write.ts';
import { drawPortrait } from './drawings/portraits.ts';
import { drawScene } from './drawings/scenes.ts';
import { sampleChurch } from './index.ts';
import { makePdf } from './pdf.ts';
import type { SampleNews, SamplePaper, SamplePicture } from './types.ts';

const DAY = 24 * 3_600_000;

/** Where the sample church is written to. `extent`: the units only, or everything. */
export interface Filling {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: Date;
  readonly brand: string;
  readonly extent: 'full' | 'structure';
  progress(sentence: string): void;
}

/**
 * Fills an empty database with the sample church, by the same functions as everybody's writing: nothing in it could not have been typed
 * in. The first administrator must exist. Takes about half a minute with pictures, most of it drawing.
 */
export async function fillWithSample(filling: Filling): Promise<void> {
  const office = await firstAdministrator(filling.db);
  if (!office) throw new Error('The sample church needs an administrator who writes it.');
  filling.progress(
    `Sample content: ${sampleChurch.dioceses.length} dioceses and ${sampleChurch.departments.length} departments`,
  );
  const units = await writeUnits(filling, office);
  if (filling.extent === 'structure') return;
  const authors = await writeAccounts(filling, office, units);
  await writePersonnel(filling, office, units);
  const pictures = await drawPictures(filling, office);
  await writeNews(filling, office, units, authors, pictures);
}

type Units = ReadonlyMap<string, { readonly kind: UnitKind; readonly id: string }>;

async function writeUnits(filling: Filling, office: Staff): Promise<Units> {
  const units = new Map<string, { kind: UnitKind; id: string }>();
  const at = { now: filling.now, brand: filling.brand };
  for (const { name, slug, state, accent, address, phone, mobile, fax, email } of sampleChurch.dioceses) {
    const columns = { name, sub_domain: slug, state, accent, address, phone, mobile, fax, email };
    units.set(slug, {
      kind: 'diocese',
      id: (await createRecord(office, filling.db, diocese, columns, at)).id,
    });
  }
  for (const { name, slug, accent, aim } of sampleChurch.departments) {
    const columns = { name, sub_domain: slug, accent, aim };
    units.set(slug, {
      kind: 'department',
      id: (await createRecord(office, filling.db, department, columns, at)).id,
    });
  }
  return units;
}

/** Their passwords are random and told to nobody: an administrator sets one for those who are to sign in. */
async function writeAccounts(
  filling: Filling,
  office: Staff,
  units: Units,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, email, mobile, role, unit } of sampleChurch.accounts) {
    const at = unit === null ? undefined : units.get(unit);
    const columns = {
      user_name: name,
      email,
      mobile,
      role,
      password: randomBytes(24).toString('base64url'),
      department_id: at?.kind === 'department' ? at.id : undefined,
      diocese_id: at?.kind === 'diocese' ? at.id : undefined,
    };
    ids.set(
      name,
      (await createRecord(office, filling.db, account, columns, { now: filling.now, brand: filling.brand }))
        .id,
    );
  }
  return ids;
}

/** Who works in the departments, each with a drawn portrait, in the order in which pages show them. */
async function writePersonnel(filling: Filling, office: Staff, units: Units): Promise<void> {
  filling.progress(
    `Sample content: ${sampleChurch.departments.flatMap((unit) => unit.personnel).length} people`,
  );
  for (const { slug, personnel } of sampleChurch.departments) {
    for (const [i, { name, type, dress, portrait }] of personnel.entries()) {
      const columns = {
        user_type: personnelOf('department'),
        department_id: units.get(slug)?.id,
        user_name: name,
        role: type,
        sort: i + 1,
        user_sort: true,
        profile_picture: await keep(filling, office, 'portrait.jpg', await drawPortrait(dress, portrait)),
      };
      await createRecord(office, filling.db, person, columns, { now: filling.now, brand: filling.brand });
    }
  }
}

const keyOf = (picture: SamplePicture): string => `${picture.scene}-${picture.seed}`;

/** Draws each picture once, however many items show it, and gives its address by its key. */
async function drawPictures(filling: Filling, office: Staff): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, SamplePicture>();
  for (const item of sampleChurch.news) {
    for (const picture of [item.thumbnail, ...item.gallery]) if (picture) wanted.set(keyOf(picture), picture);
  }
  const addresses = new Map<string, string>();
  const waiting = [...wanted];
  // Two at a time: while one is drawn the other is written.
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, picture] = next;
      addresses.set(
        key,
        await keep(filling, office, `${picture.scene}.jpg`, await drawScene(picture.scene, picture.seed)),
      );
      if (addresses.size % 20 === 0)
        filling.progress(`Sample content: ${addresses.size} of ${wanted.size} pictures drawn`);
    }
  };
  await Promise.all([worker(), worker()]);
  return addresses;
}

async function writeNews(
  filling: Filling,
  office: Staff,
  units: Units,
  authors: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  filling.progress(`Sample content: ${sampleChurch.news.length} news`);
  // The oldest first, so that ids and the order of making agree with the dates.
  for (const item of [...sampleChurch.news].sort((a, b) => b.daysAgo - a.daysAgo)) {
    const unit = units.get(item.unit.slug);
    if (!unit)
      throw new Error(
        `The sample news “${item.title}” belongs to ${item.unit.slug}, which is not in the sample church.`,
      );
    const now = new Date(filling.now.getTime() - item.daysAgo * DAY);
    const columns = {
      title: item.title,
      heading: item.heading,
      description: item.description,
      date: dayOf(now),
      thumbnail: item.thumbnail ? (pictures.get(keyOf(item.thumbnail)) ?? null) : null,
      gallery: item.gallery.flatMap((picture) => pictures.get(keyOf(picture)) ?? []),
      pdf: await papers(filling, office, item),
      activated: item.active,
      [`${unit.kind}_id`]: unit.id,
    };
    // Signed by its author, written with the office's right, since the office has let it through.
    const author: Staff = {
      ...office,
      accountId: authors.get(item.author) ?? office.accountId,
      name: item.author,
    };
    await createRecord(author, filling.db, news, columns, { now, brand: filling.brand });
  }
}

async function papers(filling: Filling, office: Staff, item: SampleNews): Promise<string[]> {
  const addresses: string[] = [];
  for (const paper of item.pdfs)
    addresses.push(await keep(filling, office, paper.fileName, await printed(paper)));
  return addresses;
}

const printed = ({ title, unit, paragraphs, pages }: SamplePaper): Promise<Buffer> =>
  makePdf({ title, unit, paragraphs, pages: pages ?? 1 });

/** Takes a file in like an upload and gives its address. */
async function keep(filling: Filling, office: Staff, fileName: string, content: Buffer): Promise<string> {
  const kept = await acceptUpload(
    { stream: Readable.from([content], { objectMode: false }), fileName },
    {
      store: filling.files,
      table: mediaTable(filling.db),
      uploader: { accountId: office.accountId, unitKind: null, unitId: null },
      now: () => filling.now,
    },
  );
  return `/media/${encodeURIComponent(kept.fileName)}`;
}
