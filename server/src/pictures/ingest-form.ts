import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedFiles } from '@pasal/core/files/files';
import { MAX_PICTURE_BYTES } from '@pasal/shared/contracts';
import { codeOf } from '@pasal/core/errors/error-code';
import { cleanText } from '@pasal/core/http/body/clean-texts';
import { DomainError, invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from '@pasal/core/http/messages';
import { discardRest } from './ingest-discard';
import { withIncoming } from './ingest-incoming';
import { PictureRefusal } from './ingest-master';
import * as picturesMessages from './messages';

/** A received form: texts by name, and temporary files until the request is answered. */
export interface IncomingForm {
  fields: ReadonlyMap<string, readonly string[]>;
  files: readonly string[];
  /** The sender's name of each file. */
  names?: readonly string[];
}

interface FormRules {
  /** The picture storage: while it is unavailable, no form with files is read. */
  pictures: ServedFiles;
  /** The one field for files, and their maximum number. */
  fileField: string;
  maxFiles: number;
  /** The message for too many files, or files in another field. */
  wrongFiles: Wording;
}

const MAX_TEXT_BYTES = 512 * 1024;
const MAX_FIELDS = 60;
/** Maximum length of a displayed file name. */
const MAX_NAME = 60;
/** Maximum headers of a part besides its name; browsers send two lines. */
const MAX_PART_HEADERS = 20;

function limitsOf({ maxFiles }: FormRules) {
  return {
    fieldNameSize: 100,
    fieldSize: MAX_TEXT_BYTES,
    fields: MAX_FIELDS,
    files: maxFiles,
    parts: MAX_FIELDS + maxFiles,
    fileSize: MAX_PICTURE_BYTES,
    headerPairs: MAX_PART_HEADERS,
  };
}

const tooLarge = (message: Wording) => new DomainError('TOO_LARGE', message);

/** Converts a mistake of the sender into a refusal; an error of the shop itself (a full disk) is not converted. */
function refusalOf(error: unknown, { fileField, wrongFiles }: FormRules): unknown {
  if (error instanceof DomainError) return error;
  const code = codeOf(error) ?? '';
  if (code === 'FST_FILES_LIMIT')
    return invalid(wrongFiles, { path: fileField, message: wrongFiles });
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(picturesMessages.tooManyBytes);
  if (['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'].includes(code)) return tooLarge(messages.tooLarge);
  const isOurs = /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET';
  return isOurs ? error : invalid(messages.malformedRequest);
}

/** Names the picture that is refused, if there are several. */
function namedRefusalOf(error: unknown, { files, names = [] }: IncomingForm): unknown {
  if (!(error instanceof PictureRefusal) || files.length < 2) return error;
  const at = files.indexOf(error.file);
  const words = picturesMessages.ofPicture(at + 1, names[at] ?? '', error.wording);
  return new DomainError(error.code, words, { details: error.details });
}

/** The maximum size of a valid form in bytes. */
function maxFormBytes({ maxFiles }: FormRules): number {
  return maxFiles * MAX_PICTURE_BYTES + 2 * MAX_TEXT_BYTES;
}

async function keepFile(part: MultipartFile, target: string, signal: AbortSignal) {
  await pipeline(part.file, createWriteStream(target, { flags: 'wx' }), { signal });
  if (part.file.truncated) throw tooLarge(picturesMessages.tooManyBytes);
}

interface Reading {
  request: FastifyRequest;
  /** Creates it for the first file. */
  directory: () => Promise<string>;
  rules: FormRules;
  /** Aborts running writes. */
  signal: AbortSignal;
  /** All writes, so that none is running when the directory is deleted. */
  writes: Promise<void>[];
}

async function readParts({ request, directory, rules, signal, writes }: Reading) {
  const properties: Record<string, unknown> =
    request.routeOptions.config.call?.form?.properties ?? {};
  const fields = new Map<string, string[]>();
  const files: string[] = [];
  const names: string[] = [];
  for await (const part of request.parts({ limits: limitsOf(rules) })) {
    if (part.type === 'file') {
      const { fileField, wrongFiles } = rules;
      if (part.fieldname !== fileField) {
        throw invalid(wrongFiles, { path: part.fieldname, message: wrongFiles });
      }
      // Named by index: the sender's file name is never used as a path here.
      const target = join(await directory(), String(files.length));
      writes.push(keepFile(part, target, signal));
      await writes.at(-1);
      files.push(target);
      // A part may have no name, whatever the type says.
      const name: string | undefined = part.filename;
      names.push(cleanText(name ?? '', undefined).slice(0, MAX_NAME));
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge(messages.tooLarge);
      if (typeof part.value !== 'string') throw invalid(messages.malformedRequest);
      const text = cleanText(part.value, properties[part.fieldname]);
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), text]);
    }
  }
  return { fields, files, names };
}

/** Reads the parts, and gives up on an endless body, whatever it consists of. */
async function readForm(
  request: FastifyRequest,
  directory: () => Promise<string>,
  rules: FormRules,
): Promise<IncomingForm> {
  const most = maxFormBytes(rules);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(messages.tooLarge);
  const giveUp = new AbortController();
  const overflow = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    request.raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) reject(tooLarge(messages.tooLarge));
    });
  });
  const writes: Promise<void>[] = [];
  const reading = readParts({ request, directory, rules, signal: giveUp.signal, writes });
  // Once one of them has failed, errors of the other are ignored.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, overflow]);
  } finally {
    giveUp.abort();
    await Promise.allSettled(writes);
  }
}

/**
 * Writes a `multipart/form-data` request to disk, runs `task` on it, and always deletes every file afterwards: `task` must copy what is to
 * be preserved.
 * @throws DomainError 415 for another content type, 413 for too many bytes or parts, 400 for an unreadable form
 */
export async function withForm<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: FormRules,
  task: (form: IncomingForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA', messages.unsupportedMedia);
  return withIncoming(rules.pictures, async (directory) => {
    const form = await readForm(request, directory, rules).catch(async (error: unknown) => {
      if (!(await discardRest(request.raw))) reply.header('connection', 'close');
      throw refusalOf(error, rules);
    });
    return task(form).catch((error: unknown) => {
      throw namedRefusalOf(error, form);
    });
  });
}
