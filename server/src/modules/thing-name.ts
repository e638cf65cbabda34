import { invalid } from '../http/errors';

/** What the shop says of a name that is left out. */
const NAME_REQUIRED = 'Enter a name.';

/**
 * A name without the spaces around it.
 * @throws ApiError 400 when nothing is left
 */
export function thingName(text: string): string {
  const name = text.trim();
  if (name === '') throw invalid(NAME_REQUIRED, { path: 'name', message: NAME_REQUIRED });
  return name;
}
