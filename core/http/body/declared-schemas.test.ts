import { Ajv } from 'ajv';
import { calls } from '@pasal/shared/contracts/whole-calls';
import type { WholeCall } from '../../contract/call';
import { SCHEMA_KEYWORDS } from './schema-keywords';

// The server does not compile these schemas at its start: this test does.
const ajv = new Ajv({ keywords: [...SCHEMA_KEYWORDS], allErrors: true });
const every: WholeCall[] = Object.values(calls);

test('what a call declares for path, query and body is a schema', () => {
  const wrong = every.flatMap(({ name, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema && ajv.validateSchema(schema) !== true ? [`${name}: ${ajv.errorsText()}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test('what is no schema is found', () => {
  expect(ajv.validateSchema({ type: 'text' })).toBe(false);
});
