const DYNAMIC_IMPORT = /\bimport\((['"][^'"]+['"])\)/g;

/**
 * Jest loads the embedded database as CommonJS in a context of its own, where `import()` does not exist. The
 * database imports only Node's own modules in this way, and `module.require` returns the same.
 */
module.exports = {
  process: (source) => ({
    code: source.replace(DYNAMIC_IMPORT, 'Promise.resolve().then(() => module.require($1))'),
  }),
};
