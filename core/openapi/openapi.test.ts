import { Ajv2020 } from 'ajv/dist/2020';
import schemaOfOpenApi from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';
import { targetsOf } from '@pasal/server/testing/requests/generated-request';
import type { OpenApiDocument } from './openapi-types';

let shop: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  shop = await openTestApp();
  document = (await shop.call<OpenApiDocument>({ url: '/openapi.json' })).body;
});
afterAll(() => shop.close());

test('the document is OpenAPI 3.1', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validate = ajv.compile(schemaOfOpenApi);
  validate(document);
  expect(validate.errors).toBeNull();
  expect(document.openapi).toMatch(/^3\.1\./);
});

test('the check of the document bites', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const [path = ''] = Object.keys(document.paths);
  const broken = { ...document, paths: { [path]: { get: { responses: { 200: {} } } } } };
  expect(ajv.validate(schemaOfOpenApi, broken)).toBe(false);
});

test('every route of the API is in it, with the rule it has, and nothing else', () => {
  const routes = shop.app.accessRules
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url, access }) => {
      const path = url.replace('/api/v1', '').replaceAll(/:(\w+)/g, '{$1}');
      return `${method} ${path} ${access}`;
    });
  const documented = targetsOf(document).map(
    ({ method, path, operation }) => `${method.toUpperCase()} ${path} ${operation['x-access']}`,
  );
  expect(documented.toSorted()).toEqual(routes.toSorted());
  expect(routes.length).toBeGreaterThan(30);
});

test('every operation says what it does, under an id of its own', () => {
  const operations = targetsOf(document).map(({ operation }) => operation);
  const silent = operations.filter(({ summary }) => summary === '');
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test('every operation has an answer of success with a shape, and its refusals', () => {
  for (const { operation, method } of targetsOf(document)) {
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']));
    expect(statuses.includes('401') || operation['x-access'] === 'public').toBe(true);
    expect(statuses.includes('403') || method === 'get').toBe(true);
  }
});

test('shapes stand once and are referred to by their name', () => {
  const { schema } = Object(document.paths['/product/public']?.get?.responses[200]).content[
    'application/json'
  ];
  expect(schema).toEqual({ $ref: '#/components/schemas/PublicProductsResponse' });
  expect(document.components.schemas.PublicProductsResponse).toMatchObject({
    properties: {
      products: { type: 'array', items: { $ref: '#/components/schemas/ListedProduct' } },
    },
  });
});

test('the reading page shows every call, without script and under a policy that allows none', async () => {
  const { body, headers } = await shop.app.inject('/api/v1/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(String(headers['content-security-policy'])).toMatch(/default-src 'none'/);
  expect(String(headers['content-security-policy'])).not.toMatch(/script-src|unsafe/);
  expect(body).not.toMatch(/<script|style=|<style|\son\w+=/i);
  for (const { operation } of targetsOf(document)) {
    expect(body).toContain(`id="${operation.operationId}"`);
  }
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !body.includes(`id="${id}"`))).toEqual([]);
  const styles = await shop.app.inject('/api/v1/docs/styles.css');
  expect([styles.statusCode, styles.headers['content-type']]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);
});
