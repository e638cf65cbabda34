import type { Change } from '../shop/releases';
import type { Break } from './breaks';

const isEntry = (file: string) => file.startsWith('remoteEntry.');
const isOfServer = (file: string) => file.startsWith('server.');

/** An entry with a break in it. */
export const plantInEntry = (
  { planted, after = '' }: Pick<Break, 'planted' | 'after'>,
  entry: string,
) => `${planted}\n${entry}\n${after}`;

/** A build with a break, as a team could have packed it. */
export const plantBreak =
  (broken: Pick<Break, 'planted' | 'after' | 'text'>): Change =>
  (script, file) => {
    if (isOfServer(file)) return script;
    const { text = ['', ''] } = broken;
    const changed = script.replaceAll(...text);
    return isEntry(file) ? plantInEntry(broken, changed) : changed;
  };

/** A build whose part on the server has a break. */
export const plantOnServer =
  (after: string): Change =>
  (script, file) =>
    isOfServer(file) ? script + after : script;
