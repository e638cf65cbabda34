import { textWithinDocument } from './within-document.mjs';

/**
 * Puts its text in the place of a function that stands within documents.
 * @this {import('webpack').LoaderContext<{ language: string }>}
 * @param {string} source
 */
export default async function writeWithinDocument(source) {
  const { language } = this.getOptions();
  const { text, files } = await textWithinDocument(this.resourcePath, source, language);
  for (const file of files) this.addDependency(file);
  return text;
}
