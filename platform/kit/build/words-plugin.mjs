import path from 'node:path';
import webpack from 'webpack';

const NAME = 'WordsPlugin';

/** Modules of words, by their names; each has a twin in every language of its build, such as `messages.ne.ts`. */
const WORDS = /^(?:(?:.*-)?messages|words|labels)\.tsx?$/;

/** Refuses a build in a language some of whose words are English still. */
export class WordsPlugin {
  constructor(language) {
    this.language = language;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const file of englishWords(modules)) {
          const twin = file.replace(/(?=\.tsx?$)/, `.${this.language}`);
          const [here, missing] = [file, twin].map((each) => path.relative(compiler.context, each));
          compilation.errors.push(
            new webpack.WebpackError(
              `${here} has no words in this language: ${missing} is missing.`,
            ),
          );
        }
      });
    });
  }
}

/** The files of a build that have English words and could have others. */
function englishWords(modules) {
  const files = [...modules].map(({ resource = '' }) => resource.replace(/\?.*$/, ''));
  const own = files.filter(
    (file) => !file.includes('/node_modules/') && WORDS.test(path.basename(file)),
  );
  return [...new Set(own)].toSorted();
}
