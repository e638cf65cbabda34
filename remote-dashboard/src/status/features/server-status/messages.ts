export const title = 'Status';
export const lead = 'How the server, the database and what they need are doing right now.';
export const again = 'Check again';
export const failed = "The status couldn't be loaded";
export const allWell = 'Everything works.';
export const toLookAt = (count: number) =>
  count === 1 ? '1 thing needs a look.' : `${count} things need a look.`;
export const health = { well: 'Works', look: 'Needs a look', broken: "Doesn't work" } as const;

export const server = 'Server';
export const version = 'Version';
export const host = 'Machine';
export const started = 'Running since';

export const parts = 'Parts of the shop';
export const own = 'own build';
export const tried = (version: string, share: number) => `${share} % get ${version}`;

export const queue = 'Messages';
export const waiting = 'Waiting';
export const oldest = 'Oldest waits since';
export const undelivered = 'Failed';
export const held = 'On hold';

export const database = 'Database';
export const kind = 'Kind';
export const kinds = { embedded: 'Embedded', server: 'PostgreSQL' } as const;
export const size = 'Size';
export const connections = 'Connections';
export const used = (busy: number, idle: number, waits: number) =>
  `${busy} busy, ${idle} idle, ${waits} waiting`;
export const replica = (name: string) => `Replica ${name}`;
export const replicas = 'Replicas';
export const noReplicas = 'None';
export const states = {
  serving: 'Serving',
  new: 'Not looked at yet',
  behind: 'Too far behind',
  away: 'Away',
  wrong: 'No copy of this database',
} as const;
export const behindBy = (state: string, seconds: number) =>
  `${state}, ${seconds.toFixed(1)} s behind`;

export const files = 'Pictures and files';
export const place = 'Kept in';
export const places = { disk: 'A folder of the server', store: 'An object store' } as const;
export const reachable = 'Reachable';
export const yes = 'Yes';
export const no = 'No: pages live, uploads wait until it is back';

export const backup = 'Backup';
export const made = 'Last backup';
export const drilled = 'Last restore drill';
export const tryFailed = 'Last try failed';
export const never = 'Never';

export const disks = 'Disks';
export const folders = { data: 'Data', pictures: 'Pictures' } as const;
export const freeOf = (free: string, all: string) => `${free} of ${all} free`;
export const noDisks = 'Not known here';
