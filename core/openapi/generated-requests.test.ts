import type { CallShape } from '@pasal/shared/contracts/calls';
import type { WholeCall } from '@pasal/core/contract/call';
import { serve } from '../http/serve';
import { signedIn } from '@pasal/server/testing/factories';
import { targetsOf } from '@pasal/server/testing/requests/generated-request';
import { stormRequests } from '@pasal/server/testing/requests/request-storm';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';
import type { OpenApiDocument, Operation } from './openapi-types';

let shop: TestApp;
afterEach(() => shop.close());

test('300 generated requests: no 5xx, nothing of the inside, every answer as documented', async () => {
  shop = await openTestApp();
  const { findings, statuses, succeeded } = await stormRequests(shop, {
    requests: 300,
    seed: 2083,
  });
  expect(findings).toEqual([]);
  // The run reaches handlers as well as the checks before them.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409']),
  );
  expect(succeeded.length).toBeGreaterThan(30);
});

/** An address with valid parameters: an invalid one is refused before the body is checked. */
function addressOf(path: string, { parameters = [] }: Operation): string {
  const choices = parameters.map(({ name, schema }) => {
    const [first = 1] = (schema.enum ?? []) as string[];
    return [`{${name}}`, String(first)] as const;
  });
  return choices.reduce((address, [name, value]) => address.replace(name, value), path);
}

test('every call that reads a body refuses the kinds it does not read with 415', async () => {
  shop = await openTestApp();
  const { headers } = await signedIn(shop, 'admin');
  const { body: document } = await shop.call<OpenApiDocument>({ url: '/openapi.json' });
  const answers: Record<string, number> = {};
  let calls = 0;
  for (const { method, path, operation } of targetsOf(document)) {
    if (operation.requestBody === undefined) continue;
    const read = Object.keys(operation.requestBody.content);
    for (const type of ['text/plain', 'application/xml', 'application/json'].filter(
      (each) => !read.includes(each),
    )) {
      const { status } = await shop.call({
        method: method.toUpperCase() as 'POST',
        url: addressOf(path, operation),
        headers: { ...headers, 'content-type': type },
        body: '{}',
      });
      calls += 1;
      if (status !== 415) answers[`${method} ${path} ${type}`] = status;
    }
  }
  expect(answers).toEqual({});
  expect(calls).toBeGreaterThan(20);
});

const shape: CallShape = { summary: '', access: 'public', produces: 'application/json' };

function ill(name: string, summary: string): WholeCall {
  return { ...shape, name, summary, method: 'GET', path: `/${name}` };
}

test('an answer that shows the inside, fails or is not as documented is found', async () => {
  shop = await openTestApp({
    api: async (app) => {
      serve(app, ill('leak', 'Leaks.'), ({ reply }) =>
        reply.code(206).send({ message: 'duplicate key violates a constraint' }),
      );
      serve(app, ill('fail', 'Fails.'), () => {
        throw new Error('failed');
      });
    },
  });
  shop.app.log.level = 'silent';
  const { findings } = await stormRequests(shop, { requests: 300, seed: 1 });
  const said = findings.join('\n');
  expect(said).toMatch(/get \/leak .*: the inside of the server: violates/);
  expect(said).toMatch(/get \/leak .*: status 206 is not in the document/);
  expect(said).toMatch(/get \/fail .*: status 500/);
});
