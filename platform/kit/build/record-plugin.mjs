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
import { MANIFEST } from './manifest.mjs';
import { scriptsOfParts } from './page-files.mjs';
import { serverFileIn } from './server-file.mjs';
import { callsUsed, providedToRemotes, usedOfShared } from './shared-names.mjs';

/**
 * @import { Compilation, Compiler } from 'webpack'
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import { Build } from './federated-build.mjs'
 * @import { PartScripts } from './page-files.mjs'
 */

/**
 * The files that a build has written for visitors, and their compressed sizes.
 * @typedef {object} Built
 * @property {string[]} files
 * @property {(file: string) => Buffer} read
 * @property {Record<string, number>} bytesOf
 */

/** @typedef {{ brotli: number, gzip: number }} Density */

/** The record's name: in the folder of its version, and next to that folder for the newest build. */
const RECORD = 'release.json';

const NOT_PUBLIC = /\.(?:map|br|gz|json|cjs|hot-update\.js)$/;

/**
 * Lists the files a visitor may request: no maps, compressed copies, server build, record, or hot updates; of the
 * files of the federation's tools the manifest.
 * @param {string} folder
 */
function publicFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && (file.name === MANIFEST || !NOT_PUBLIC.test(file.name)))
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .toSorted();
}

/**
 * Compression levels: the best for a release, which all its visitors download; a faster one for the light build of a
 * first start.
 */
const DENSEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const QUICK = { brotli: 4, gzip: constants.Z_BEST_SPEED };

/**
 * Writes compressed copies next to each file, once instead of at every request; returns the bytes sent.
 * @param {string} folder
 * @param {string} file
 * @param {Density} density
 */
function compress(folder, file, density) {
  const bytes = readFileSync(path.join(folder, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: density.brotli };
  const brotli = brotliCompressSync(bytes, { params });
  writeFileSync(path.join(folder, `${file}.br`), brotli);
  writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes, { level: density.gzip }));
  return brotli.length;
}

/**
 * Replaces a file atomically: a reader sees the old one or the new one.
 * @param {string} file
 * @param {object} value
 */
function writeWhole(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * The commit of the sources; null outside a repository.
 * @param {string} directory
 */
function commitOf(directory) {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: directory, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : null;
}

/**
 * Adds to each part the size of its files and of the scripts every part of the build needs.
 * @param {Record<string, PartScripts>} parts
 * @param {string[]} start
 * @param {Built['bytesOf']} bytesOf
 */
function weighed(parts, start, bytesOf) {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { files, later }]) => {
      const needed = new Set([...start, ...files]);
      const bytes = [...needed].reduce(
        (sum, file) => sum + /** @type {number} */ (bytesOf[file]),
        0,
      );
      return [name, { files, bytes, ...(later.length > 0 && { later }) }];
    }),
  );
}

/**
 * After a successful build, writes its record: `release.json` in its folder, and next to the folder once it is
 * complete. It is the contract between the build and the shop (`ReleaseRecord`); the server reads nothing else.
 */
export class RecordPlugin {
  /** @param {Build & { hasServer: boolean, languages: readonly string[] }} build */
  constructor({ name, directory, version, development, light, hasServer, languages }) {
    this.name = name;
    this.directory = directory;
    this.version = version;
    this.development = development;
    this.light = light;
    this.hasServer = hasServer;
    this.languages = languages;
    /** @type {ReleaseRecord['contract'] | undefined} */
    this.contract = undefined;
    /** @type {Compilation | undefined} */
    this.compilation = undefined;
    /**
     * The newest build of each other language.
     * @type {Map<string, Compilation>}
     */
    this.others = new Map();
  }

  /**
   * The plugin of the build in another language: the record lists its files too.
   * @param {string} language
   */
  inLanguage(language) {
    return {
      /** @param {Compiler} compiler */
      apply: (compiler) =>
        compiler.hooks.done.tap('RecordPlugin', ({ compilation }) => {
          if (compilation.errors.length > 0) return;
          if (this.light) {
            this.add(language, compilation);
            return;
          }
          this.others.set(language, compilation);
          // In development, the record is written before this language is requested.
          if (this.development && !this.hasServer) this.write();
        }),
    };
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('RecordPlugin', ({ compilation }) => {
      this.compilation = compilation;
      // In development, an open page gets the browser's build before the server's is made.
      if (!this.development || !this.hasServer) this.write();
    });
  }

  get folder() {
    return path.join(this.directory, 'dist', this.version);
  }

  /** Writes the record of the newest builds for browser and server. */
  write() {
    const { compilation } = this;
    if (!compilation || compilation.errors.length > 0 || !this.isComplete('en')) return;
    this.put(this.recordOf(compilation));
  }

  /** @param {ReleaseRecord} record */
  put(record) {
    writeWhole(path.join(this.folder, RECORD), record);
    writeWhole(path.join(this.directory, 'dist', RECORD), record);
  }

  /**
   * Adds a separately built language to the record of the English pages.
   * @param {string} language
   * @param {Compilation} compilation
   */
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

  /**
   * True when the server's build in a language exists; that build reports its own errors.
   * @param {string} language
   */
  isComplete(language) {
    return !this.hasServer || existsSync(path.join(this.folder, serverFileIn(language)));
  }

  /**
   * The part of the record that is specific to each language.
   * @param {string} language
   * @param {Compilation} compilation
   * @param {Built} built
   */
  partIn(language, compilation, { read, bytesOf }) {
    const { name, directory, hasServer } = this;
    const { start, pages, slots } = scriptsOfParts(compilation, name, directory);
    const { title, routes } = descriptionOf(directory, language);
    const file = serverFileIn(language);
    return {
      title,
      start,
      bytes: start.reduce((sum, each) => sum + /** @type {number} */ (bytesOf[each]), 0),
      pages: weighed(pages, start, bytesOf),
      slots: weighed(slots, start, bytesOf),
      routes,
      server: hasServer ? { file, integrity: sha384(read(file)) } : null,
    };
  }

  /**
   * The files that a visitor may request, with their compressed sizes.
   * @returns {Built}
   */
  readBuilt() {
    const { folder, development, light } = this;
    const files = publicFiles(folder);
    /** @param {string} file */
    const read = (file) => readFileSync(path.join(folder, file));
    const density = light ? QUICK : DENSEST;
    /** @param {string} file */
    const weigh = (file) => (development ? read(file).length : compress(folder, file, density));
    return { files, read, bytesOf: Object.fromEntries(files.map((file) => [file, weigh(file)])) };
  }

  /** The source maps of its scripts; a light build has none. */
  mapsOf() {
    const { folder } = this;
    const files = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
    const hashes = files
      .toSorted()
      .map((file) => [file, sha384(readFileSync(path.join(folder, file)))]);
    return hashes.length > 0 && { maps: Object.fromEntries(hashes) };
  }

  /** @param {Pick<Built, 'files' | 'read'>} built */
  integrityOf({ files, read }) {
    return Object.fromEntries(files.map((file) => [file, sha384(read(file))]));
  }

  /**
   * @param {Compilation} compilation
   * @returns {ReleaseRecord}
   */
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
      ...(!development && this.mapsOf()),
      ...this.partIn('en', compilation, built),
      ...(needs && { needs }),
      ...(service && { service }),
      uses: isHost ? {} : usedOfShared(compilation, directory),
      provides: isHost ? providedToRemotes(compilation, directory) : {},
      calls: callsUsed(compilation),
      contract: (this.contract ??= contractOf(directory)),
      ...(wraps && { wraps }),
      ...(others.length > 0 && { languages: Object.fromEntries(others) }),
    };
  }
}
