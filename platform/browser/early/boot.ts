import { askLater } from './ask-later';
import { keepEarly } from './keep-early';
import { watchOthers } from './watch-others';

/** Scripts are asked for after this many ms at the latest. */
const LATEST = 600;

/** The script before the page in a rendered document; the same in all of them. */
export const early = `(${String(keepEarly)})(window)`;

/** The script after it. A server that knows of one script alone sends this one, and keeps nothing that is done early. */
export const boot = [
  `(${String(watchOthers)})(window)`,
  `((ask)=>window.pasalEarly?.onBegin(ask))((${String(askLater)})(document,${LATEST}))`,
].join(';');
