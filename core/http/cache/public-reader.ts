import type { FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Versions } from './public-versions';

declare module 'fastify' {
  interface FastifyRequest {
    /** The versions that the answer must at least have, where they have been read already. */
    versions?: Versions | undefined;
  }
}

/** The one a public answer is read for: a visitor's request, or a document that is made for one. */
export interface PublicReader extends Pick<FastifyRequest, 'ip' | 'currentStaff' | 'versions'> {
  socket: Pick<Socket, 'destroyed' | 'remoteAddress'>;
}

const ofOneVisitor = new WeakSet<PublicReader>();

/** Says that the answer is for this reader alone: no cache stores it, here or elsewhere. */
export function forbidCaching(reader: PublicReader): void {
  ofOneVisitor.add(reader);
}

/** True when an answer may be given to others too. */
export const isForAll = (reader: PublicReader) => !ofOneVisitor.has(reader);

const ends = new WeakMap<PublicReader, number>();

/** Says that from this moment on the answer is another one, though nothing changes in the database. */
export function endAt(reader: PublicReader, moment: Date): void {
  ends.set(reader, Math.min(moment.getTime(), endOf(reader)));
}

/** The moment (ms) until which an answer may be given to others, as far as nothing changes before. */
export const endOf = (reader: PublicReader): number => ends.get(reader) ?? Infinity;
