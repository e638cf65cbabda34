import { execFileSync } from 'node:child_process';
import { ROOT } from './deployment-files';
import { startCommand } from '../server-process';

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim();

/** The settings of an image. */
interface Settings {
  Env: string[];
  Cmd: string[];
  User: string;
  WorkingDir: string;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
}

/**
 * Starts a command as an engine does with a read-only image: with the image's files, which nobody can change, an
 * empty place for the volume and for temporary files, the image's user, and no right that root has.
 */
const CONFINE = `
  mount --bind "$ROOTFS" "$ROOTFS" && mount -o remount,bind,ro "$ROOTFS"
  mount -t tmpfs -o "uid=\${OWNER%:*},gid=\${OWNER#*:},mode=0700" tmpfs "$ROOTFS$VOLUME"
  mount -t tmpfs -o mode=1777 tmpfs "$ROOTFS/tmp"
  mount -t proc proc "$ROOTFS/proc" && mount --bind /dev "$ROOTFS/dev"
  exec chroot "$ROOTFS" setpriv --reuid "\${OWNER%:*}" --regid "\${OWNER#*:}" --clear-groups \\
    --no-new-privs --bounding-set=-all env -i -C "$FOLDER" "$@"
`;

/** Builds the `Dockerfile` as it is, without pulling a base from a registry. */
export function buildImage(name: string) {
  const words = ['build', '--isolation', 'chroot', '--pull-never', '--format', 'docker', '--quiet'];
  run('buildah', ...words, '--tag', name, '.');
  const container = run('buildah', 'from', '--pull-never', name);
  const rootfs = run('buildah', 'mount', container);
  const inspected = JSON.parse(run('buildah', 'inspect', '--type', 'image', name)) as {
    Docker: { config: Settings };
  };
  const settings = inspected.Docker.config;
  const [volume = ''] = Object.keys(settings.Volumes);
  const place = {
    ROOTFS: rootfs,
    OWNER: settings.User,
    VOLUME: volume,
    FOLDER: settings.WorkingDir,
  };
  return {
    rootfs,
    settings,
    start(command: readonly string[], variables: Record<string, string>) {
      const { PATH = '' } = process.env;
      const given = Object.entries(variables).map(([key, value]) => `${key}=${value}`);
      const all = [...settings.Env, ...given, ...command];
      const confined = ['unshare', '--mount', 'sh', '-ec', CONFINE, 'sh', ...all];
      return startCommand(confined, { PATH, ...place });
    },
    remove() {
      run('buildah', 'rm', container);
      run('buildah', 'rmi', name);
    },
  };
}

/** Megabytes of files on the disk. */
export const sizeOf = (folder: string) => Number(run('du', '-smx', folder).split('\t')[0]);

/** Megabytes of a base image. */
export function sizeOfBase(base: string): number {
  const container = run('buildah', 'from', '--pull-never', `docker.io/library/${base}`);
  const size = sizeOf(run('buildah', 'mount', container));
  run('buildah', 'rm', container);
  return size;
}
