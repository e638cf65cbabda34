import type { Browser } from '@playwright/test';
import { nameOf, type Cell } from './cells';
import type { MatrixShop } from './matrix-shop';
import { tryCell } from './try-cell';
import { tryServerCell } from './try-server-cell';

/** The results of cells: seconds of those that pass, and the faults of the others. */
export interface Tried {
  seconds: Map<Cell, number>;
  wrong: Record<string, string>;
}

/** Cells that are tried at once: they wait half of their time. */
const AT_ONCE = 3;
/** Concurrent cells without an answer, in addition to the others: they wait nearly all the time. */
const SILENT_AT_ONCE = 4;

const isOfServer = ({ fault }: Cell) => fault.kind === 'server';
const isSilent = ({ fault }: Cell) => fault.what === 'silent' || fault.what === 'hangs';

/** Tries cells in one shop: those of the browser in parallel, then those of the server in turn. */
export async function tryCells(
  browser: Browser,
  shop: MatrixShop,
  cells: readonly Cell[],
): Promise<Tried> {
  const tried: Tried = { seconds: new Map(), wrong: {} };

  async function note(cell: Cell, trying: Promise<number>): Promise<void> {
    try {
      const took = await trying;
      tried.seconds.set(cell, took);
      console.log(`${nameOf(cell)}: ${took.toFixed(1)} s`);
    } catch (error) {
      tried.wrong[nameOf(cell)] = (error as Error).message;
    }
  }
  async function work(queue: Cell[]): Promise<void> {
    for (let cell = queue.shift(); cell; cell = queue.shift()) {
      await note(cell, tryCell(browser, shop, cell));
    }
  }
  const ofBrowser = cells.filter((cell) => !isOfServer(cell));
  const silent = ofBrowser.filter(isSilent);
  const others = ofBrowser.filter((cell) => !isSilent(cell));
  await Promise.all([
    ...Array.from({ length: SILENT_AT_ONCE }, () => work(silent)),
    ...Array.from({ length: AT_ONCE }, () => work(others)),
  ]);
  for (const cell of cells.filter(isOfServer)) {
    await note(cell, tryServerCell(browser, shop, cell));
  }
  return tried;
}
