import type { BrowserContext, Route } from '@playwright/test';
import type { DiscoveryDocument, ReleaseRecord } from '@pasal/shared/contracts';
import type { Cell } from './cells';
import { changedRelease, chunkOf, partOf } from './changed-release';

/** A fault that is there until it is over. */
export interface Planted {
  /** Ends it, once the requests made during the fault are answered. */
  end: () => Promise<void>;
}

type Answer = (route: Route) => Promise<unknown>;

const LIST = '/discovery.json';
const INLINED = /(<script type="application\/json" id="discovery">)(.*?)(<\/script>)/s;

const isDocument = (route: Route) => route.request().isNavigationRequest();
const fileOf = (route: Route) => new URL(route.request().url()).pathname;

async function changeText(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** A byte more than the build made. */
const withOneByte: Answer = (route) => changeText(route, (text) => `${text} `);

/** The network's answers to the request for a script. */
const NETWORK: Record<string, Answer> = {
  '404': (route) => route.fulfill({ status: 404, json: {} }),
  silent: async () => undefined,
  wrong: withOneByte,
};

function describedWrongly(json: string, name: string): string {
  const list = JSON.parse(json) as DiscoveryDocument;
  const releases = list.microFrontends[name] ?? [];
  const wrong = releases.map((release) => ({ ...release, extras: { title: name } }));
  return JSON.stringify({ ...list, microFrontends: { ...list.microFrontends, [name]: wrong } });
}

/** If the list of remotes is missing, its element is missing in the document as well. */
function discoveryAnswer({ fault, remote }: Cell): Answer {
  const isAway = fault.what === 'away';
  return async (route) => {
    if (fileOf(route) === LIST && isAway) return route.fulfill({ status: 503, json: {} });
    if (fileOf(route) === LIST) {
      return changeText(route, (text) => describedWrongly(text, remote.name));
    }
    return changeText(route, (text) =>
      text.replace(INLINED, (_, open: string, json: string, close: string) =>
        isAway ? '' : `${open}${describedWrongly(json, remote.name)}${close}`,
      ),
    );
  };
}

/** All hashes are those of the faulty release, and its files are served. */
function releaseAnswer(cell: Cell, record: ReleaseRecord, folder: string): Answer {
  const { files, renew } = changedRelease(cell, record, folder);
  return async (route) => {
    const body = files.get(fileOf(route).split('/').at(-1) ?? '');
    if (body === undefined) return changeText(route, renew);
    return route.fulfill({ contentType: 'text/javascript', body });
  };
}

interface Build {
  record: ReleaseRecord;
  folder: string;
}

/** Returns the answer in place of the shop's, and the addresses it is for. */
function answerOf(cell: Cell, { record, folder }: Build): { files: string[]; answer: Answer } {
  const { kind, what } = cell.fault;
  const [entry = ''] = record.start;
  const chunk = chunkOf(record, partOf(cell));
  const network = NETWORK[what];
  if (kind === 'discovery') return { files: [LIST], answer: discoveryAnswer(cell) };
  if (network && kind === 'entry') return { files: [entry], answer: network };
  if (network && kind === 'chunk') return { files: [chunk], answer: network };
  return { files: [LIST, entry, chunk], answer: releaseAnswer(cell, record, folder) };
}

/** Puts the fault of a cell between a browser and the shop. */
export async function plantFault(
  context: BrowserContext,
  cell: Cell,
  build: Build,
): Promise<Planted> {
  const { files, answer } = answerOf(cell, build);
  const changesDocuments = files.includes(LIST);
  let isOver = false;
  const pending = new Set<Promise<unknown>>();
  await context.route('**/*', (route) => {
    const isMeant = isDocument(route)
      ? changesDocuments
      : files.some((file) => fileOf(route).endsWith(file));
    if (!isMeant || isOver) return route.fallback();
    // A page that was closed meanwhile needs no answer.
    const answered = answer(route).catch(() => undefined);
    pending.add(answered);
    return answered.finally(() => pending.delete(answered));
  });
  return {
    async end() {
      await Promise.all(pending);
      isOver = true;
    },
  };
}
