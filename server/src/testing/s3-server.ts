import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Place } from '@pasal/core/files/s3/s3-place';
import { standBetween, type S3Faults } from './s3-faults';

/** The only account of the server. */
const ACCOUNT = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const BUCKET = 'shop';

/** A real S3 server with an empty bucket, and faults on the way to it. */
export interface S3Server {
  place: S3Place;
  /** The variables of a shop with its files there. */
  env: Record<string, string>;
  /** Received requests: method and address. */
  asked: string[];
  /** Causes these faults from now on; none without an argument. */
  have: (faults?: S3Faults) => void;
  close: () => Promise<void>;
}

export async function startS3(bucket = BUCKET): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'pasal-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const way = await standBetween(port);
  const endpoint = `http://127.0.0.1:${way.port}`;
  return {
    place: {
      endpoint,
      region: 'us-east-1',
      bucket,
      prefix: '',
      accessKeyId: ACCOUNT.AWS_ACCESS_KEY_ID,
      secretAccessKey: ACCOUNT.AWS_SECRET_ACCESS_KEY,
      sessionToken: undefined,
    },
    env: { ...ACCOUNT, FILES_URL: `s3://${bucket}?endpoint=${endpoint}` },
    asked: way.asked,
    have: (faults = () => undefined) => way.have(faults),
    async close() {
      await way.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
