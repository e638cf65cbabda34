import path from 'node:path';
import webpack from 'webpack';
import { isOfWords, twinOf } from './languages.mjs';

/** @import { Compiler } from 'webpack' */

const NAME = 'WordsPlugin';

/** Refuses a build in a language with some texts still in English. */
export class WordsPlugin {
  /** @param {string} language */
  constructor(language) {
    this.language = language;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const file of englishWords(modules, compiler.context)) {
          const twin = twinOf(file, this.language);
          compilation.errors.push(
            new webpack.WebpackError(`${file} has no words in this language: ${twin} is missing.`),
          );
        }
      });
    });
  }
}

/**
 * The files of a build with English texts that could be translated, from its folder.
 * @param {Iterable<import('./page-files.mjs').SeenModule>} modules
 * @param {string} folder
 */
function englishWords(modules, folder) {
  const files = [...modules].flatMap(({ resource }) =>
    resource ? path.relative(folder, resource.replace(/\?.*$/, '')) : [],
  );
  const own = files.filter((file) => !/(?:^|\/)node_modules\//.test(file) && isOfWords(file));
  return [...new Set(own)].toSorted();
}
