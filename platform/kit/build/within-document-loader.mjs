import { textWithinDocument } from './within-document.mjs';

/**
 * Replaces a function that is inlined in documents by its bundled text.
 * @this {import('webpack').LoaderContext<{ language: string }>}
 * @param {string} source
 */
export default async function writeWithinDocument(source) {
  const { language } = this.getOptions();
  const { text, files } = await textWithinDocument(this.resourcePath, source, language);
  for (const file of files) this.addDependency(file);
  return text;
}
