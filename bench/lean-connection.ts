import { connect } from 'node:net';

/** A connection that sends one request after the other. */
export interface LeanConnection {
  /** Resolves with the status once the whole answer is there. */
  ask: (path: string, headers: Record<string, string>) => Promise<number>;
  close: () => void;
}

const END_OF_HEAD = '\r\n\r\n';
const READ_BYTES = 64 * 1024;

/**
 * A connection that reads every answer into the same 64 kB. Node's own client takes new memory for each read:
 * at 1,000 answers a second it clears away every 400 ms, and every answer under way waits 20 ms for that. It
 * reads only answers that state their length, as cached documents do.
 */
export function leanConnection(url: URL): LeanConnection {
  let head = '';
  /** Bytes of the body not yet received; unknown before the head has arrived. */
  let missing: number | undefined;
  let settle: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;

  const read = (count: number, buffer: Buffer): boolean => {
    if (missing === undefined) {
      head += buffer.toString('latin1', 0, count);
      const end = head.indexOf(END_OF_HEAD);
      if (end === -1) return true;
      const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
      if (length === undefined) socket.destroy(new Error(`no length of the answer: ${head}`));
      missing = Number(length) - (head.length - end - END_OF_HEAD.length);
    } else {
      missing -= count;
    }
    if (missing === 0) settle?.resolve(Number(head.slice('HTTP/1.1 '.length, 12)));
    return true;
  };
  const socket = connect({
    host: url.hostname,
    port: Number(url.port),
    onread: {
      buffer: Buffer.alloc(READ_BYTES),
      callback: (count, bytes) => read(count, Buffer.from(bytes.buffer)),
    },
  });
  socket.setNoDelay(true);
  socket.on('error', (error) => settle?.reject(error));
  socket.on('close', () => settle?.reject(new Error(`${url.origin} closed the connection`)));
  return {
    ask(path, headers) {
      head = '';
      missing = undefined;
      const lines = Object.entries({ host: url.host, ...headers });
      const asked = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\n${asked}\r\n`);
      });
    },
    close: () => {
      settle = undefined;
      socket.destroy();
    },
  };
}
