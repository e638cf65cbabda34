const { createHash } = require('node:crypto');
const path = require('node:path');
const { version } = require('@swc/core/package.json');
const swcJest = require('@swc/jest');

const ROOT = path.resolve(__dirname, '../../..');

/** `@swc/jest` with a cache shared by all projects: its own key includes the project. */
function createTransformer(options) {
  const made = `${version} ${JSON.stringify(options)}`;
  return {
    // It modifies its argument.
    ...swcJest.createTransformer(structuredClone(options)),
    getCacheKey: (text, file, { instrument, supportsStaticESM }) =>
      createHash('sha1')
        .update([made, path.relative(ROOT, file), instrument, supportsStaticESM, text].join('\0'))
        .digest('hex'),
  };
}

module.exports = { createTransformer };
