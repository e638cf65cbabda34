import { useState } from 'react';
import { useBannersQuery, usePostersQuery, useSiteSettingsQuery } from '@pasal/shared/api';

/**
 * True once it is known which optional parts the home page has: banner, posters, special offer. Parts below them
 * would move if shown earlier. It never turns false again.
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
