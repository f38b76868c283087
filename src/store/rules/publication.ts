import { sql } from 'kysely';
import { refusedField } from '#lib/refusal.ts';
import { becomes, type Rules, trashed } from '../records/rule.ts';

/**
 * The rules of some types of publication: a resource belongs to a department (AMB-094), an issue of the magazine has the year and month of its date (AMB-060),
 * and resource_name defaults to the name of the first file (AMB-038).
 */
export const publicationRules: Rules = async (context) => {
  if (trashed(context)) return {};
  const columns: Record<string, unknown> = {};
  const type = becomes(context, 'type');
  if (type === 'resources' && !context.units.department_id)
    throw refusedField('department', 'Department is not found in Resources');
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
