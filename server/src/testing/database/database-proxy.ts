import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a shop and its PostgreSQL that can stop responding. */
export interface DatabaseProxy {
  /** The database's address, through the proxy. */
  url: string;
  /** Accepts and holds connections from now on, but forwards nothing in either direction. */
  hang(): void;
  /** Lets everything that hung continue, as after a pause of the machine. */
  goOn(): void;
  /** Lets new connections through again; old ones stay silent, as after a machine was replaced. */
  replace(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the PostgreSQL at `databaseUrl`. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hanging = false;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      // The end of one side ends the other.
      from
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      if (hanging) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.port = String(port);

  return {
    url: url.href,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      hanging = false;
      for (const socket of sockets) socket.resume();
    },
    replace() {
      hanging = false;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
