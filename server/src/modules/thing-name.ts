import { invalid } from '@pasal/core/errors/domain-error';

/** The message for a name that is left out. */
const NAME_REQUIRED = 'Enter a name.';

/** @throws DomainError 400 for a name that says nothing */
export function thingName(name: string): string {
  if (name === '') throw invalid(NAME_REQUIRED, { path: 'name', message: NAME_REQUIRED });
  return name;
}
