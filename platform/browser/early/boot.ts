import { askLater } from './ask-later';
import { keepEarly } from './keep-early';
import { watchOthers } from './watch-others';

/** Scripts are asked for after this many ms at the latest. */
const LATEST = 600;

/** The one script that stands within a rendered document; the same in all of them. */
export const boot = [
  `(${String(watchOthers)})(window)`,
  `(${String(keepEarly)})(window,(${String(askLater)})(document,${LATEST}))`,
].join(';');
