import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '../../contract/release';
import { releaseBase } from '../release-files';
import type { RemoteDescription, RenderRequest } from './contract';
import type { LoadOrder } from './protocol';

/** The server build of one release: its record, and its text. */
export interface ServerCode {
  record: Pick<
    ReleaseRecord,
    'name' | 'title' | 'version' | 'integrity' | 'start' | 'routes' | 'slots' | 'server'
  >;
  read: () => Promise<string>;
}

/** The releases of one composition that are rendered together. */
export interface RenderComposition {
  /** Identifies exactly these versions. */
  id: string;
  host: ServerCode;
  remotes: ServerCode[];
  /** Rendered in turns before the first visitor; without them the first pages take ten times as long. */
  samples?: () => Promise<readonly RenderRequest[]>;
}

type Complain = (text: string) => void;

/** The text of a release's server build, if it matches the hash in its record. */
async function verified({ record: { name, version, server }, read }: ServerCode): Promise<string> {
  const text = await read();
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (hash !== server?.integrity) {
    throw new Error(`the server build of ${name}@${version} is not the one its record names`);
  }
  return text;
}

function describe(record: ServerCode['record']): RemoteDescription {
  const { name, title, version, integrity, start, routes, slots } = record;
  const [entry = ''] = start;
  return {
    name,
    title,
    version,
    entry: `${releaseBase(name, version)}/${entry}`,
    integrity: integrity[entry] ?? '',
    routes,
    slots: Object.keys(slots),
  };
}

/**
 * Reads the code of a composition. A remote without a server build is left to the browser, and so is one whose code
 * cannot be read, which is reported; the others still link to its pages.
 * @throws when the host's code cannot be read
 */
export async function readComposition(
  { host, remotes, samples }: RenderComposition,
  complain: Complain,
): Promise<Pick<LoadOrder, 'host' | 'remotes' | 'samples'>> {
  const described = remotes.map(async (remote) => {
    const { record } = remote;
    const about = describe(record);
    if (record.server === null) return { about, text: null };
    try {
      return { about, text: await verified(remote) };
    } catch (error) {
      complain(`${record.title} is not rendered on the server: ${String(error)}`);
      return { about, text: null };
    }
  });
  return {
    host: { version: host.record.version, text: await verified(host) },
    remotes: await Promise.all(described),
    samples: (await samples?.()) ?? [],
  };
}
