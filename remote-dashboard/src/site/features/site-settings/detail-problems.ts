import type { ValidationDetail } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';

/** What the server found, by the paths of the settings it found it at. */
export const detailProblems = (details: readonly ValidationDetail[]): FormProblems =>
  Object.fromEntries(
    details.map(({ path, message }) => [path.replace(/^settings\./, ''), message]),
  );
