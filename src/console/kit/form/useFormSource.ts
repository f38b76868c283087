import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { LIKE_PARAMETER, TEMPLATE_MARK } from '#lib/formParameter.ts';
import { send } from '../api.ts';
import { nameIn } from './formValues.ts';
import type { AnyDoc, FormCalls } from './recordCalls.ts';

/** What a new record is copied from: another record, or a template. */
export interface CopySource {
  readonly name: string;
  readonly isTemplate: boolean;
}

interface FormSource<D> {
  readonly query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  /** The record being edited. */
  readonly doc: D | undefined;
  /** The values copied into a new record. */
  readonly begins: object | undefined;
  readonly begun: CopySource | undefined;
  readonly isThere: boolean;
}

/** Loads the record being edited, or the source of a copy named in the address: a record of the same kind, or a template of it. */
export function useFormSource<D extends AnyDoc>(
  of: Kind,
  calls: FormCalls<D>,
  id: string | undefined,
): FormSource<D> {
  const named = useSearchParams()[0].get(LIKE_PARAMETER);
  const like = id === undefined && of.comesAgain ? (named ?? undefined) : undefined;
  const template = like?.startsWith(TEMPLATE_MARK) ? like.slice(TEMPLATE_MARK.length) : undefined;
  const record = useQuery({
    queryKey: [`${calls.name}Get`, id ?? like],
    queryFn: ({ signal }) => calls.get(id ?? like ?? '', signal),
    enabled: template === undefined && (id ?? like) !== undefined,
    ...AS_BEGUN,
  });
  const held = useQuery({
    queryKey: ['templateGet', template],
    queryFn: ({ signal }) => send('templateGet', { id: template ?? '', signal }),
    enabled: template !== undefined,
    ...AS_BEGUN,
  });
  const query = template === undefined ? record : held;
  const other = template === undefined ? record.data : held.data?.doc;
  const name = template === undefined ? nameIn(record.data ?? {}) : (held.data?.name ?? '');
  return {
    query,
    doc: like === undefined ? record.data : undefined,
    begins: like === undefined ? undefined : other,
    begun: like !== undefined && other ? { name, isTemplate: template !== undefined } : undefined,
    isThere: query.data !== undefined || (id ?? like) === undefined,
  };
}

/** Editing always starts from the current saved state, and an open form keeps the state it started with. */
const AS_BEGUN = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY };
