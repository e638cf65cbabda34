import { isS3Address, nameOfPlace, readS3Place, type S3Place } from '@pasal/core/files/s3/s3-place';

/** Storage for files: the disk of `DATA_DIR`, or a bucket of an object store. */
export type FilesPlace = 'disk' | S3Place;

export interface FilesConfig {
  /** Where files are. */
  place: FilesPlace;
  /** A second place to read from while the files are being moved. */
  also: FilesPlace | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Report = (mistake: string) => void;

function readPlace(name: string, env: Environment, report: Report): FilesPlace | undefined {
  const value = env[name];
  if (value === undefined || value === 'disk') return value;
  if (isS3Address(value)) return readS3Place(name, value, env, report);
  report(
    `${name} must be disk, or an address like s3://bucket?endpoint=https://s3.example.com&region=eu-central-1.`,
  );
  return undefined;
}

const nameOf = (place: FilesPlace) =>
  place === 'disk' ? place : `${place.endpoint} ${nameOfPlace(place)}`;

/** Reads where the shop's files are stored. */
export function readFiles(env: Environment, report: Report): FilesConfig {
  const place = readPlace('FILES_URL', env, report) ?? 'disk';
  const also = readPlace('FILES_ALSO', env, report);
  if (also !== undefined && nameOf(also) === nameOf(place)) {
    report('FILES_ALSO must be another place than FILES_URL: it is where files may be as well.');
  }
  return { place, also };
}
