/** What React makes of a component: without it nothing is lost where nobody uses what was made. */
const MAKES = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
/** Names for the tools of developers. */
const NAMES = /^[\w.]+\.displayName = "[^"]*";$/gm;

/**
 * Lets a build leave out the components of a library that it does not use: their calls of React look as if they did
 * something, and the library's package does not say that they don't.
 * @param {string} source
 */
export default function markPureCalls(source) {
  return source.replace(NAMES, '').replace(MAKES, '= /* @__PURE__ */ $1');
}
