import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes both base images from Debian's packages, under their names in the `Dockerfile`; the Node is the
 * one of the npm package. A registry's certificates are those of this machine.
 */
const MAKE = `
  mmdebstrap --quiet --variant=minbase --include=libstdc++6,ca-certificates "$(. /etc/os-release; echo "$VERSION_CODENAME")" base.tar
  mkdir root && tar -xf base.tar -C root
  rm -rf root/usr/share/doc root/usr/share/man root/usr/share/locale root/var/cache/apt root/var/lib/apt/lists
  debian=$(buildah from scratch)
  buildah copy --quiet "$debian" root / >/dev/null
  buildah commit --quiet --rm "$debian" "docker.io/library/$DEBIAN" >/dev/null
  version="\${NODE#node:}" && version="\${version%%-*}"
  npm install --silent --prefix . --no-save "node-linux-$(node -p process.arch)@$version"
  node=$(buildah from --pull-never "docker.io/library/$DEBIAN")
  place=$(buildah mount "$node")/usr/local
  mkdir -p "$place/lib/node_modules" "$place/etc"
  cp -r node_modules/node-linux-*/bin node_modules/node-linux-*/LICENSE "$place/"
  cp -r "$(npm root --global)/npm" "$place/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$place/bin/npm"
  cp /etc/ssl/certs/ca-certificates.crt "$place/../../etc/ssl/certs/"
  echo cafile=/etc/ssl/certs/ca-certificates.crt > "$place/etc/npmrc"
  buildah umount "$node" >/dev/null
  buildah commit --quiet --rm "$node" "docker.io/library/$NODE" >/dev/null
`;

export function makeBaseImages([node = '', debian = '']: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'pasal-base-'));
  const env = { ...process.env, NODE: node, DEBIAN: debian };
  try {
    execFileSync('sh', ['-ec', MAKE], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
