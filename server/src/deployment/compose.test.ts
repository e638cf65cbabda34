import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config';
import { askedVariables, readCompose } from '../testing/deployment/compose-file';
import {
  ROOT,
  drainTime,
  readText,
  unknownVariables,
} from '../testing/deployment/deployment-files';
import { readImageFile } from '../testing/deployment/image-file';

const EXAMPLE = 'deploy/compose.env.example';
const image = readImageFile();
const asked = askedVariables();
const values = Object.fromEntries(
  [...asked].flatMap(([name, isNeeded]) => (isNeeded ? [[name, `long-secret-of-${name}`]] : [])),
);
const { services, configs } = readCompose({
  ...values,
  SHOP_DOMAIN: 'shop.example.com',
  ADMIN_EMAIL: 'owner@example.com',
});
const all = Object.entries(services);
const servers = Object.keys(services).filter((name) => name.startsWith('server-'));
const port = Number(image.instructions.EXPOSE);

test('the file asks for what its example lists, and the example gives no password away', () => {
  const listed = [...readText(EXAMPLE).matchAll(/^(\w+)=(.*)$/gm)];
  expect(listed.map(([, name]) => name).toSorted()).toEqual([...asked.keys()].toSorted());
  expect(listed.flatMap(([, , value]) => value || [])).toEqual([]);
  expect(() => readCompose({})).toThrow(EXAMPLE);
});

test('every service may write only where it must, and become nobody else', () => {
  for (const [name, service] of all) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
    expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
    expect([name, service.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
    expect(service.image).toMatch(/^localhost\/pasal$|:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
  }
});

test('every file and service that is named is there, and what PostgreSQL runs may be run', () => {
  // A file that is not executable is sourced by the image's own script, and changes its settings.
  accessSync(join(ROOT, 'deploy/postgres/primary.sh'), constants.X_OK);
  for (const [, { volumes = [], depends_on: needs = [] }] of all) {
    for (const volume of volumes.filter((each) => each.startsWith('./'))) {
      expect([volume, existsSync(join(ROOT, volume.split(':')[0] ?? ''))]).toEqual([volume, true]);
    }
    const names = Array.isArray(needs) ? needs : Object.keys(needs);
    expect(names.filter((name) => !(name in services))).toEqual([]);
  }
});

test('the servers have variables they know, which lead to the services and believe the proxy', () => {
  const { environment = {}, stop_grace_period: patience = '', tmpfs } = services['server-1'] ?? {};
  expect(services['server-2']?.environment).toEqual(environment);
  expect(unknownVariables(Object.keys(environment))).toEqual([]);
  const config = readConfig({ ...image.environment, ...environment });
  const proxy = services.proxy?.networks as Record<string, { ipv4_address: string }>;
  expect(config.trustProxy).toEqual([proxy.front?.ipv4_address]);
  expect(config.publicUrl).toBe('https://shop.example.com');
  const urls = [environment.DATABASE_URL, environment.DATABASE_READ_URL];
  expect(urls.map((url) => new URL(url ?? '').hostname)).toEqual(['postgres', 'replica']);
  expect(config.files.place).toMatchObject({ endpoint: 'http://store:8333' });
  expect(parseInt(patience, 10) * 1000).toBeGreaterThan(config.stopNotice + drainTime());
  const [uid] = image.instructions.USER?.split(':') ?? [];
  expect(tmpfs?.[0]).toBe(`${config.dataDir}:uid=${uid},gid=${uid},mode=0700`);
});

test('what else an owner says stands in a file that need not be there, and comes into no commit and no image', () => {
  const file = { path: 'server.env', required: false };
  for (const name of [...servers, 'migrate']) expect(services[name]?.env_file).toEqual([file]);
  for (const ignored of ['.gitignore', '.dockerignore']) {
    expect(readText(ignored).split('\n')).toContain(file.path);
  }
});

test('a step before the servers brings the tables up to date', () => {
  const [, file = ''] = services.migrate?.command ?? [];
  const command = file.replace('dist/', 'src/operator/commands/').replace(/mjs$/, 'ts');
  expect(existsSync(join(ROOT, command))).toBe(true);
});

test('the proxy sends to every server, and Prometheus asks each and has the rules', () => {
  const caddy = readText('deploy/caddy/Caddyfile');
  const prometheus = readText('deploy/prometheus/prometheus.yml');
  const names = servers.map((name) => `${name}:${port}`);
  expect(caddy).toContain(`reverse_proxy ${names.join(' ')} {`);
  expect(prometheus.match(/(?<=')server-\d:\d+(?=')/g)).toEqual(names);
  expect(prometheus.match(/(?<=http:\/\/)server-\d:\d+(?=\/readyz)/g)).toEqual(names);
  for (const [, rules = ''] of prometheus.matchAll(/- \/etc\/prometheus\/(.+)/g)) {
    expect(existsSync(join(ROOT, 'docs/operator', rules))).toBe(true);
  }
  expect(JSON.parse(configs.site?.content ?? '')).toEqual([
    { targets: ['https://shop.example.com/'] },
  ]);
});
