import { useEffect, useState } from 'react';
import type { SearchPanel } from './search-panel';

/**
 * Loads the panel below the search box when the box is focused, because no page needs it before. After a failure the
 * next input retries.
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
