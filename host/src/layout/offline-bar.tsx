import { useOnline } from '../remotes/use-online';
import * as messages from './messages';
import { NoticeBar } from './notice-bar';

/**
 * Part of the sticky header while offline: loaded data stays visible and may be old. The page makes room for it, so
 * it covers nothing.
 */
export function OfflineBar() {
  const online = useOnline();
  return <div role="status">{!online && <NoticeBar>{messages.offline}</NoticeBar>}</div>;
}
