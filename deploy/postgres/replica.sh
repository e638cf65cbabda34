#!/bin/sh
# Copies the primary into an empty folder once, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --checkpoint=fast \
    --dbname="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=replicator password=$REPLICATION_PASSWORD"
fi
exec docker-entrypoint.sh postgres -c hot_standby_feedback=on "$@"
