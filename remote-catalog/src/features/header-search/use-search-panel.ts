import { useEffect, useState } from 'react';
import type { SearchPanel } from './search-panel';

/**
 * What opens under the search box, fetched when somebody is in it: no page needs it before. What did not
 * come is asked for again with the next letter.
 */
export function useSearchPanel(isWanted: boolean, text: string) {
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isWanted || Panel) return undefined;
    let isShown = true;
    import('./search-panel').then(
      (module) => isShown && setPanel(() => module.SearchPanel),
      () => isShown && setAway(true),
    );
    return () => {
      isShown = false;
    };
  }, [isWanted, Panel, text]);
  return { Panel, isAway };
}
