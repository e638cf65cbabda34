import { useState } from 'react';
import { useBannersQuery, usePostersQuery, useSiteSettingsQuery } from '@pasal/shared/api';

/**
 * Whether it is known which of the parts a shop may do without there are: banner, posters, special
 * offer. What stands below them would jump if it were shown before. Once known it stays so.
 */
export function useHomeParts(): boolean {
  const parts = [
    useBannersQuery(),
    usePostersQuery({ query: { type: 'category' } }),
    useSiteSettingsQuery(),
  ];
  const answered = parts.every(({ isSuccess, isError }) => isSuccess || isError);
  const [known, setKnown] = useState(answered);
  if (answered && !known) setKnown(true);
  return known;
}
