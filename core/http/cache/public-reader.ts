import type { FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Versions } from './public-versions';

declare module 'fastify' {
  interface FastifyRequest {
    /** The minimum versions of the answer, if they have been read already. */
    versions?: Versions | undefined;
  }
}

/** On whose behalf a public answer is read: a visitor's request, or a document that is made for one. */
export interface PublicReader extends Pick<FastifyRequest, 'ip' | 'currentStaff' | 'versions'> {
  socket: Pick<Socket, 'destroyed' | 'remoteAddress'>;
}

const ofOneVisitor = new WeakSet<PublicReader>();

/** Marks the answer as private: no cache stores it, here or elsewhere. */
export function forbidCaching(reader: PublicReader): void {
  ofOneVisitor.add(reader);
}

/** True when an answer may be shared with others. */
export const isForAll = (reader: PublicReader) => !ofOneVisitor.has(reader);

const ends = new WeakMap<PublicReader, number>();

/** Sets the time at which the answer changes even without a change in the database. */
export function endAt(reader: PublicReader, moment: Date): void {
  ends.set(reader, Math.min(moment.getTime(), endOf(reader)));
}

/** The time (ms) until which an answer may be shared, if nothing changes before. */
export const endOf = (reader: PublicReader): number => ends.get(reader) ?? Infinity;
