import { askLater } from './ask-later';
import { keepEarly } from './keep-early';
import { watchOthers } from './watch-others';

/** Scripts are loaded after this many ms at the latest. */
const LATEST = 600;

/** The script before the page in a server-rendered document; the same in all of them. */
export const early = `(${String(keepEarly)})(window)`;

/** The script after it. An older server that supports only one script sends this one, and records no early input. */
export const boot = [
  `(${String(watchOthers)})(window)`,
  `((ask)=>window.pasalEarly?.onBegin(ask))((${String(askLater)})(document,${LATEST}))`,
].join(';');
