import { invalid } from '@pasal/core/errors/domain-error';
import { bilingual } from '@pasal/core/errors/wording';

/** The message for a missing name. */
const NAME_REQUIRED = bilingual('Enter a name.', 'नाम लेख्नुहोस्।');

/** @throws DomainError 400 for a blank name */
export function thingName(name: string): string {
  if (name === '') throw invalid(NAME_REQUIRED, { path: 'name', message: NAME_REQUIRED });
  return name;
}

/** A name as it is stored, in both languages. @throws DomainError 400 for an empty one */
export const thingNames = ({ name, name_ne }: { name: string; name_ne?: string | undefined }) => ({
  name: thingName(name),
  ...(name_ne !== undefined && { name_ne }),
});

/** The names for the log, before and after. */
export const loggedNames = (
  before: { name: string; name_ne: string | null },
  { name, name_ne = before.name_ne ?? '' }: { name: string; name_ne?: string },
) => ({
  before: { name: before.name, name_ne: before.name_ne },
  after: { name, name_ne },
});
