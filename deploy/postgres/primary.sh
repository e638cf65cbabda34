#!/bin/sh
# Lets a replica follow. The image of PostgreSQL runs it once, on the empty database.
set -eu
psql --quiet --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" \
  --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role replicator login replication password :'password';
alter system set wal_keep_size = '1GB';
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
