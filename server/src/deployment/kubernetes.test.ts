import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config';
import {
  ROOT,
  drainTime,
  readText,
  readYaml,
  unknownVariables,
} from '../testing/deployment/deployment-files';
import { readImageFile } from '../testing/deployment/image-file';

const BASE = 'deploy/kubernetes/base';
const EXAMPLE = 'deploy/kubernetes/overlays/example';

type Labels = Record<string, string>;
interface Probe {
  httpGet: { path: string; port: string };
}
interface Pod {
  metadata: { labels: Labels };
  spec: {
    terminationGracePeriodSeconds?: number;
    securityContext: { runAsUser: number; runAsNonRoot: boolean; fsGroup: number };
    topologySpreadConstraints?: { labelSelector: { matchLabels: Labels } }[];
    containers: {
      image: string;
      command?: string[];
      envFrom: unknown[];
      ports?: { name: string; containerPort: number }[];
      securityContext: { readOnlyRootFilesystem: boolean };
      volumeMounts: { mountPath: string }[];
      startupProbe?: Probe;
      livenessProbe?: Probe;
      readinessProbe?: Probe;
    }[];
  };
}
interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; literals: string[] }[];
  images?: { name: string }[];
  secretGenerator?: { name: string; envs: string[] }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
}
interface Workload extends Manifest {
  spec: { selector?: { matchLabels: Labels }; template: Pod };
}

const base = readYaml(join(BASE, 'kustomization.yaml')) as Kustomization;
const overlay = readYaml(join(EXAMPLE, 'kustomization.yaml')) as Kustomization;
const manifests = base.resources.map((file) => readYaml(join(BASE, file)) as Manifest);
const find = <Found extends Manifest>(kind: string) =>
  manifests.find((each) => each.kind === kind) as Found;

const deployment = find<Workload>('Deployment');
const job = find<Workload>('Job');
const pods = [deployment, job].map(({ spec }) => spec.template);
const { labels } = deployment.spec.template.metadata;
const [server] = deployment.spec.template.spec.containers;
const image = readImageFile();

const pairs = (lines: readonly string[]) =>
  lines.map((line) => [line.split('=')[0] ?? '', line.replace(/^\w+=/, '')] as const);
const secrets = readText(join(EXAMPLE, 'secret.env.example')).trim().split('\n');
const literals = [base, overlay].flatMap((each) => each.configMapGenerator[0]?.literals ?? []);

test('every manifest is listed, and the example stands on them', () => {
  const files = readdirSync(join(ROOT, BASE)).filter((file) => file !== 'kustomization.yaml');
  expect(base.resources.toSorted()).toEqual(files.toSorted());
  expect(overlay.resources).toEqual(['../../base']);
  expect(overlay.images?.[0]?.name).toBe(server?.image);
});

test('the variables are ones the server reads, make a production shop, and hold no usable secret', () => {
  const names = pairs([...literals, ...secrets]).map(([name]) => name);
  expect(unknownVariables(names)).toEqual([]);
  const given = pairs(secrets).map(([name, value]) => [
    name,
    value.replace('<email>', 'owner@example.com').replaceAll(/<[^>]+>/g, 'a-long-secret-1987'),
  ]);
  const variables = { ...Object.fromEntries(pairs(literals)), ...Object.fromEntries(given) };
  const config = readConfig({ ...image.environment, ...variables });
  expect(config).toMatchObject({ mode: 'production', trustProxy: ['10.244.0.0/16'] });
  const patience = deployment.spec.template.spec.terminationGracePeriodSeconds ?? 0;
  expect(patience * 1000).toBeGreaterThan(config.stopNotice + drainTime());
  const secret = pairs(secrets).filter(([name]) => /PASSWORD|SECRET|TOKEN/.test(name));
  expect(secret.every(([, value]) => /^<.*>$/.test(value))).toBe(true);
});

test('what selects the servers finds them, and the policy holds for the migration too', () => {
  type Selecting = Manifest & { spec: { selector: Labels & { matchLabels: Labels } } };
  const [spread] = deployment.spec.template.spec.topologySpreadConstraints ?? [];
  expect(deployment.spec.selector?.matchLabels).toEqual(labels);
  expect(find<Selecting>('Service').spec.selector).toEqual(labels);
  expect(find<Selecting>('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(spread?.labelSelector.matchLabels).toEqual(labels);
  const { podSelector } = find<
    Manifest & { spec: { podSelector: { matchExpressions: { key: string; values: string[] }[] } } }
  >('NetworkPolicy').spec;
  const [{ key = '', values = [] } = {}] = podSelector.matchExpressions;
  expect(pods.map(({ metadata }) => metadata.labels[key])).toEqual(values);
  const { scaleTargetRef } = find<Manifest & { spec: { scaleTargetRef: { name: string } } }>(
    'HorizontalPodAutoscaler',
  ).spec;
  expect(scaleTargetRef.name).toBe(deployment.metadata.name);
});

test('visitors come by the port and the name that the image has', () => {
  const [port] = server?.ports ?? [];
  expect(port).toEqual({ name: 'http', containerPort: Number(image.instructions.EXPOSE) });
  const service = find<Manifest & { spec: { ports: { name: string; targetPort: string }[] } }>(
    'Service',
  );
  expect(service.spec.ports[0]).toMatchObject({ name: 'http', targetPort: 'http' });
  expect(readText(join(BASE, 'ingress.yaml'))).toContain(
    `{ name: ${service.metadata.name}, port: { name: http } }`,
  );
});

test('the probes ask addresses the shop has', () => {
  const probes = [server?.startupProbe, server?.livenessProbe, server?.readinessProbe];
  const paths = probes.map((probe) => probe?.httpGet.path ?? '');
  expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
  const health = readText('core/http/observe/health.ts');
  for (const path of paths) expect(health).toContain(`app.get('${path}'`);
});

test('every pod runs as the image does, writes beside it, and has the variables', () => {
  const user = Number(image.instructions.USER?.split(':')[0]);
  for (const { spec } of pods) {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: user,
      fsGroup: user,
    });
    const [container] = spec.containers;
    expect(container?.securityContext.readOnlyRootFilesystem).toBe(true);
    const paths = container?.volumeMounts.map(({ mountPath }) => mountPath);
    expect(paths).toContain(image.instructions.VOLUME);
    expect(container?.envFrom).toEqual([
      { configMapRef: { name: base.configMapGenerator[0]?.name } },
      { secretRef: { name: overlay.secretGenerator?.[0]?.name } },
    ]);
  }
});
