/** Letters and digits: the name is used in addresses, in a folder's name, and in a script's variable. */
const NAME = /^[a-z][a-z0-9]{1,29}$/;
/** Folders of the shop, first segments of its addresses, JavaScript keywords, and global variables. */
const TAKEN = new Set(
  [
    'host shared server demo kit e2e bench shop remote remotes api uploads icon discovery',
    'window self top parent frames document location history navigator screen origin name status',
    'event caches crypto performance console alert confirm prompt print open close stop find focus',
    'blur fetch length closed external opener scheduler undefined null true false',
    'do if in for new try var case else enum eval this void with await break catch class const',
    'delete export import public return static super switch throw typeof while yield default',
  ].flatMap((words) => words.split(' ')),
);
/**
 * Why a remote cannot have this name, as a sentence; null when it can.
 * @param {string | undefined} name
 */
export function problemOfName(name) {
  if (name === undefined) return 'Say what the remote is called, such as "offers".';
  if (!NAME.test(name)) {
    return `"${name}" cannot be a remote's name: 2 to 30 small letters and digits, a letter first.`;
  }
  if (TAKEN.has(name)) return `"${name}" is a reserved name in the shop or in browsers.`;
  return null;
}
