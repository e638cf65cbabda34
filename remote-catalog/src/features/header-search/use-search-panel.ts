import { useEffect, useState } from 'react';
import type { SearchPanel } from './search-panel';

/**
 * Fetches the panel under the search box when somebody enters the box, because no page needs it before. After
 * a failure the next letter asks for it again.
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
