import { invalid } from '@pasal/core/errors/domain-error';
import { both } from '@pasal/core/errors/wording';

/** The message for a name that is left out. */
const NAME_REQUIRED = both('Enter a name.', 'नाम लेख्नुहोस्।');

/** @throws DomainError 400 for a name that says nothing */
export function thingName(name: string): string {
  if (name === '') throw invalid(NAME_REQUIRED, { path: 'name', message: NAME_REQUIRED });
  return name;
}
