import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { LIKE_PARAMETER, TEMPLATE_MARK } from '#lib/formParameter.ts';
import { send } from '../../api.ts';
import { nameIn } from './formValues.ts';
import type { AnyDoc, FormCalls } from './recordCalls.ts';

/** With what a new form begins: another record, or a template. */
export interface BegunLike {
  readonly name: string;
  readonly isTemplate: boolean;
}

interface FormSource<D> {
  readonly query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  /** The record that the form is about. */
  readonly doc: D | undefined;
  /** What a new one takes over. */
  readonly begins: object | undefined;
  readonly begun: BegunLike | undefined;
  readonly isThere: boolean;
}

/**
 * Loads the record that a form is about, or what a new one is begun like by its address: a record of the same kind, or a template of it.
 */
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

/** What is edited is what is saved now, and a form that is open keeps what it began with. */
const AS_BEGUN = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY };
