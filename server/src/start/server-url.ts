import type { Config } from '../config/config';

/** The URL of a server at this host and port. */
export function urlOf(host: string, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The URL of a configured shop, shown to whoever finds its data directory locked. */
export const addressOf = ({ publicUrl, host, port }: Config): string =>
  publicUrl ?? urlOf(host, port);
