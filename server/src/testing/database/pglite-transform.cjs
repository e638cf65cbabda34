const DYNAMIC_IMPORT = /\bimport\((['"][^'"]+['"])\)/g;

/**
 * Jest loads the embedded database as CommonJS in a context of its own, where `import()` does not
 * exist; all the database imports so are Node's own modules, which `module.require` gives just as well.
 */
module.exports = {
  process: (source) => ({
    code: source.replace(DYNAMIC_IMPORT, 'Promise.resolve().then(() => module.require($1))'),
  }),
};
