import { usePaths } from '../kit/paths.ts';

/** The addresses within the section, which is a single screen. */
export function useDataPaths() {
  const register = usePaths()('data');
  const breaches = `${register}/breaches`;
  return { register, breaches, breach: (id: string) => `${breaches}/${id}` };
}
