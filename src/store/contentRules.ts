import { sql } from 'kysely';
import { Refusal } from '#lib/refusal.ts';
import type { WriteContext } from './rows.ts';

type Rules = (context: WriteContext) => Promise<Record<string, unknown>>;

/** A column as it would become. */
const becomes = ({ before, change }: WriteContext, name: string): unknown =>
  change[name] === undefined ? before?.[name] : change[name];
const refused = (field: string, sentence: string): Refusal =>
  new Refusal(422, sentence, { fields: { [field]: sentence } });
const trashed = ({ change }: WriteContext): boolean => change.deleted_at !== undefined;

/** An event does not end before it begins (AMB-097). */
export const eventRules: Rules = async (context) => {
  const [from, to] = [becomes(context, 'from_date'), becomes(context, 'to_date')];
  if (from instanceof Date && to instanceof Date && to < from)
    throw refused('to_date', 'The end must not be before the start');
  return {};
};

/** A video is either a link or a file: one of them, and only one (001 §5). */
export const videoRules: Rules = async (context) => {
  if (trashed(context)) return {};
  const [link, upload] = [becomes(context, 'youtube_url'), becomes(context, 'video_url')];
  if (link && upload)
    throw refused('youtube_url', 'Enter either one video link, Youtube url or upload video');
  if (!link && !upload)
    throw refused('youtube_url', 'Atleast enter one video link, Youtube url or upload video ');
  return {};
};

/**
 * What holds for some types of publication: a resource is a department's (AMB-094), an issue of the magazine has the year and month of its
 * date (AMB-060), and the name of the first file stands in resource_name where no other was given (AMB-038).
 */
export const publicationRules: Rules = async (context) => {
  if (trashed(context)) return {};
  const columns: Record<string, unknown> = {};
  const type = becomes(context, 'type');
  if (type === 'resources' && !context.units.department_id)
    throw refused('department', 'Department is not found in Resources');
  const { date, year, month, pdf, resource_name } = context.change;
  if (type === 'magazine' && typeof date === 'string') {
    if (year === undefined || year === null) columns.year = Number(date.slice(0, 4));
    if (month === undefined || month === null) columns.month = Number(date.slice(5, 7));
  }
  const [first] = (pdf ?? []) as string[];
  if (first !== undefined && !resource_name) {
    const found = await sql<{ file_name: string }>`select file_name from media where id = ${first}`.execute(
      context.tx,
    );
    columns.resource_name = found.rows[0]?.file_name ?? '';
  }
  return columns;
};

/** There is one text of each type (001 §4). Two writers at once must not make two: the index would refuse, this says it in words. */
export const descriptionRules: Rules = async (context) => {
  if (context.change.deleted_at) return {};
  const type = becomes(context, 'type');
  await sql`select pg_advisory_xact_lock(hashtext('lectern description'))`.execute(context.tx);
  const there = await sql`
    select 1 from description where type = ${type} and id <> ${context.id} and deleted_at is null`.execute(
    context.tx,
  );
  if (there.rows.length > 0)
    throw refused('type', 'This text exists already. Reload the page and edit the one that is there.');
  return {};
};
