const POSTGRES_PROTOCOLS = new Set(['postgres:', 'postgresql:']);

/** The configuration of the database. */
export interface DatabaseConfig {
  /** A PostgreSQL URL; undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Its read replicas, for visitors' pages and staff reports. */
  databaseReadUrls: string[];
}

type Report = (mistake: string) => void;

const isPostgresUrl = (value: string) =>
  URL.canParse(value) && POSTGRES_PROTOCOLS.has(new URL(value).protocol);

function reportReplicas(urls: readonly string[], primary: string | undefined, report: Report) {
  if (primary === undefined) {
    report('DATABASE_READ_URL needs DATABASE_URL, whose replicas it names.');
  }
  if (!urls.every(isPostgresUrl)) {
    report(
      'DATABASE_READ_URL must list addresses like postgresql://user:password@host:5432/name, separated by commas.',
    );
  } else if (new Set([...urls, primary]).size <= urls.length) {
    report('DATABASE_READ_URL must name each replica once, and not the database of DATABASE_URL.');
  }
}

/** Reads the configuration of the database. */
export function readDatabase(
  env: Record<string, string | undefined>,
  report: Report,
): DatabaseConfig {
  const { DATABASE_URL: databaseUrl, DATABASE_READ_URL: list = '' } = env;
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl)) {
    report('DATABASE_URL must be an address like postgresql://user:password@host:5432/name.');
  }
  const databaseReadUrls = list.split(/[\s,]+/).filter((url) => url !== '');
  if (databaseReadUrls.length > 0) reportReplicas(databaseReadUrls, databaseUrl, report);
  return { databaseUrl, databaseReadUrls };
}
