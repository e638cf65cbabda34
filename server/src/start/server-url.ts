import type { Config } from '../config/config';

/** The address of a server at this host and port. */
export function urlOf(host: string, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Where the shop of a configuration will be found, for whoever finds its data directory taken. */
export const addressOf = ({ publicUrl, host, port }: Config): string =>
  publicUrl ?? urlOf(host, port);
