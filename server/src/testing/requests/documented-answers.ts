import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type {
  ResponseDescription,
  OpenApiDocument,
  Operation,
} from '@pasal/core/openapi/openapi-types';

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function answerDescription(
  { components }: OpenApiDocument,
  { responses }: Operation,
  status: number,
): ResponseDescription | undefined {
  const given = responses[status];
  if (given === undefined || !('$ref' in given)) return given;
  return components.responses[given.$ref.split('/').at(-1) ?? ''];
}

/** The answer of an operation. */
export interface GivenAnswer {
  status: number;
  contentType: string;
  body: string;
}

/**
 * Compares answers with the document; every schema is compiled strictly.
 * @returns a function that returns what is wrong with an answer, or null
 */
export function documentedAnswers(document: OpenApiDocument) {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  ajv.addKeyword('components');
  ajv.addFormat('date-time', ISO_TIME);
  ajv.addFormat('binary', true);
  const { schemas } = document.components;
  const known = new Map<object, ValidateFunction>();

  function validatorOf(schema: object): ValidateFunction {
    const validate = known.get(schema) ?? ajv.compile({ ...schema, components: { schemas } });
    known.set(schema, validate);
    return validate;
  }

  return (operation: Operation, { status, contentType, body }: GivenAnswer): string | null => {
    const described = answerDescription(document, operation, status);
    if (described === undefined) return `status ${status} is not in the document`;
    const media = Object.entries(described.content ?? {})[0];
    if (media === undefined) return body === '' ? null : 'the document says there is no body';
    const [type, { schema }] = media;
    if (!contentType.startsWith(type)) return `${contentType} instead of ${type}`;
    if (schema === undefined) return null;
    const validate = validatorOf(schema);
    return validate(JSON.parse(body)) ? null : ajv.errorsText(validate.errors);
  };
}
