/** React's component factories: an unused result can be dropped. */
const MAKES = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
/** Names for developer tools. */
const NAMES = /^[\w.]+\.displayName = "[^"]*";$/gm;

/**
 * Enables tree shaking of a library's unused components: their calls of React look like side effects, and the
 * library's package does not declare otherwise.
 * @param {string} source
 */
export default function markPureCalls(source) {
  return source.replace(NAMES, '').replace(MAKES, '= /* @__PURE__ */ $1');
}
