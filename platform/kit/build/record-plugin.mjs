import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contractOf } from './contract.mjs';
import { descriptionOf } from './description.mjs';
import { sha384 } from './integrity-plugin.mjs';
import { scriptsOfParts } from './page-files.mjs';
import { serverFileIn } from './server-file.mjs';
import { callsUsed, providedToRemotes, usedOfShared } from './shared-names.mjs';

/** The record's name: in the folder of its version, and beside it for the build that is newest. */
const RECORD = 'release.json';

/**
 * Lists the files a visitor may ask for: neither maps, nor compressed copies, the server's build, the
 * record itself, or what an open page has exchanged.
 */
function publicFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:map|br|gz|json|cjs|hot-update\.js)$/.test(file.name))
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .toSorted();
}

/** A compressed copy beside each file, made once instead of at every request; the bytes that travel. */
function compress(folder, file) {
  const bytes = readFileSync(path.join(folder, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const brotli = brotliCompressSync(bytes, { params });
  writeFileSync(path.join(folder, `${file}.br`), brotli);
  writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  return brotli.length;
}

/** Puts a file in place in one step: a reader sees the old one or the new one. */
function writeWhole(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** The commit the sources are of; null where nothing keeps their history. */
function commitOf(directory) {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: directory, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : null;
}

/** Adds to each part the weight of its files and of the scripts every part of the build needs. */
function weighed(parts, start, bytesOf) {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { files, later }]) => {
      const needed = new Set([...start, ...files]);
      const bytes = [...needed].reduce((sum, file) => sum + bytesOf[file], 0);
      return [name, { files, bytes, ...(later.length > 0 && { later }) }];
    }),
  );
}

/**
 * After a build that succeeded, writes what it is: `release.json` in its folder, and beside its folder
 * once all of it is there. It is the contract between the build and the shop (`ReleaseRecord`); the
 * server reads it and nothing else.
 */
export class RecordPlugin {
  constructor({ name, directory, version, development, hasServer, languages }) {
    Object.assign(this, { name, directory, version, development, hasServer, languages });
    /** The newest build of each other language. */
    this.others = new Map();
  }

  /** The plugin of the build in another language: the record names its files too. */
  inLanguage(language) {
    return {
      apply: (compiler) =>
        compiler.hooks.done.tap('RecordPlugin', ({ compilation }) => {
          if (compilation.errors.length > 0) return;
          this.others.set(language, compilation);
          // While sources are worked on, the record is there before this language is asked for.
          if (this.development && !this.hasServer) this.write();
        }),
    };
  }

  apply(compiler) {
    compiler.hooks.done.tap('RecordPlugin', ({ compilation }) => {
      this.compilation = compilation;
      // While sources are worked on, an open page has the browser's build before the server's is made.
      if (!this.development || !this.hasServer) this.write();
    });
  }

  /** Writes the record of the browser's newest build and the server's. */
  write() {
    const { compilation, directory, version } = this;
    if (!compilation || compilation.errors.length > 0 || !this.isComplete('en')) return;
    const dist = path.join(directory, 'dist');
    const record = this.recordOf(compilation, path.join(dist, version));
    writeWhole(path.join(dist, version, RECORD), record);
    writeWhole(path.join(dist, RECORD), record);
  }

  /** True when the server's build in a language is there; that build reports its own errors. */
  isComplete(language) {
    const { directory, version, hasServer } = this;
    return !hasServer || existsSync(path.join(directory, 'dist', version, serverFileIn(language)));
  }

  /** The part of the record that each language has for itself. */
  partIn(language, compilation, { read, bytesOf }) {
    const { name, directory, hasServer } = this;
    const { start, pages, slots } = scriptsOfParts(compilation, name, directory);
    const { title, routes } = descriptionOf(directory, language);
    const file = serverFileIn(language);
    return {
      title,
      start,
      bytes: start.reduce((sum, each) => sum + bytesOf[each], 0),
      pages: weighed(pages, start, bytesOf),
      slots: weighed(slots, start, bytesOf),
      routes,
      server: hasServer ? { file, integrity: sha384(read(file)) } : null,
    };
  }

  recordOf(compilation, folder) {
    const { name, directory, version, development } = this;
    const files = publicFiles(folder);
    const read = (file) => readFileSync(path.join(folder, file));
    const weigh = (file) => (development ? read(file).length : compress(folder, file));
    const built = { read, bytesOf: Object.fromEntries(files.map((file) => [file, weigh(file)])) };
    const { needs, service, wraps } = descriptionOf(directory);
    const isHost = name === 'host';
    const others = [...this.others]
      .filter(([language]) => this.isComplete(language))
      .map(([language, other]) => [language, this.partIn(language, other, built)]);
    return {
      name,
      version,
      commit: development ? null : commitOf(directory),
      integrity: Object.fromEntries(files.map((file) => [file, sha384(read(file))])),
      ...this.partIn('en', compilation, built),
      ...(needs && { needs }),
      ...(service && { service }),
      uses: isHost ? {} : usedOfShared(compilation),
      provides: isHost ? providedToRemotes(compilation, directory) : {},
      calls: callsUsed(compilation),
      contract: (this.contract ??= contractOf(directory)),
      ...(wraps && { wraps }),
      ...(others.length > 0 && { languages: Object.fromEntries(others) }),
    };
  }
}
