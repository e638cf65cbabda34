# The image of a shop in production. docs/operator/containers.md says how it is used.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /srv/pasal
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
# What a production shop runs from, with the list of its packages and their licences.
RUN node scripts/production-files.mjs /out && cp /usr/local/LICENSE /out/licences/node.txt
WORKDIR /out
RUN npm ci --omit=dev --no-audit --no-fund && rm -r package-lock.json scripts

FROM debian:trixie-20260824-slim
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /nonexistent pasal \
  && install --directory --owner=pasal --group=pasal --mode=0700 /var/lib/pasal
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /out /srv/pasal
WORKDIR /srv/pasal
# Walks need a browser, and there is none in here.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/pasal WALK=no
USER 10001:10001
VOLUME /var/lib/pasal
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.mjs"]
