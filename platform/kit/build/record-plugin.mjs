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

/** How densely copies are compressed: a release once for all its visitors, a light build for the few of a first start. */
const DENSEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const QUICK = { brotli: 4, gzip: constants.Z_BEST_SPEED };

/** A compressed copy beside each file, made once instead of at every request; the bytes that travel. */
function compress(folder, file, density) {
  const bytes = readFileSync(path.join(folder, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: density.brotli };
  const brotli = brotliCompressSync(bytes, { params });
  writeFileSync(path.join(folder, `${file}.br`), brotli);
  writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes, { level: density.gzip }));
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
  constructor({ name, directory, version, development, light, hasServer, languages }) {
    Object.assign(this, { name, directory, version, development, light, hasServer, languages });
    /** The newest build of each other language. */
    this.others = new Map();
  }

  /** The plugin of the build in another language: the record names its files too. */
  inLanguage(language) {
    return {
      apply: (compiler) =>
        compiler.hooks.done.tap('RecordPlugin', ({ compilation }) => {
          if (compilation.errors.length > 0) return;
          if (this.light) {
            this.add(language, compilation);
            return;
          }
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

  get folder() {
    return path.join(this.directory, 'dist', this.version);
  }

  /** Writes the record of the browser's newest build and the server's. */
  write() {
    const { compilation } = this;
    if (!compilation || compilation.errors.length > 0 || !this.isComplete('en')) return;
    this.put(this.recordOf(compilation));
  }

  put(record) {
    writeWhole(path.join(this.folder, RECORD), record);
    writeWhole(path.join(this.directory, 'dist', RECORD), record);
  }

  /** Adds a language that is built by itself to the record of the English pages. */
  add(language, compilation) {
    const record = JSON.parse(readFileSync(path.join(this.folder, RECORD), 'utf8'));
    const built = this.readBuilt();
    const part = this.partIn(language, compilation, built);
    this.put({
      ...record,
      integrity: this.integrityOf(built),
      languages: { ...record.languages, [language]: part },
    });
  }

  /** True when the server's build in a language is there; that build reports its own errors. */
  isComplete(language) {
    return !this.hasServer || existsSync(path.join(this.folder, serverFileIn(language)));
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

  /** The files that a visitor may ask for, with their weight as they travel. */
  readBuilt() {
    const { folder, development, light } = this;
    const files = publicFiles(folder);
    const read = (file) => readFileSync(path.join(folder, file));
    const density = light ? QUICK : DENSEST;
    const weigh = (file) => (development ? read(file).length : compress(folder, file, density));
    return { files, read, bytesOf: Object.fromEntries(files.map((file) => [file, weigh(file)])) };
  }

  integrityOf({ files, read }) {
    return Object.fromEntries(files.map((file) => [file, sha384(read(file))]));
  }

  recordOf(compilation) {
    const { name, directory, version, development } = this;
    const built = this.readBuilt();
    const { needs, service, wraps } = descriptionOf(directory);
    const isHost = name === 'host';
    const others = [...this.others]
      .filter(([language]) => this.isComplete(language))
      .map(([language, other]) => [language, this.partIn(language, other, built)]);
    return {
      name,
      version,
      commit: development ? null : commitOf(directory),
      integrity: this.integrityOf(built),
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
