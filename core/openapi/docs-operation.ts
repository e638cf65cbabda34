import { fieldsOf, typeOf } from './docs-schema';
import { html, prose, type Html } from '../http/html';
import type {
  ResponseDescription,
  JsonSchema,
  OpenApiDocument,
  Operation,
  Reference,
} from './openapi-types';

const WHO: Record<string, string> = {
  public: 'anyone',
  staff: 'staff and administrators',
  admin: 'administrators',
  release: 'administrators, and teams by a release token',
};

function parametersOf({ parameters = [] }: Operation): Html | false {
  if (parameters.length === 0) return false;
  return html`<h4>Parameters</h4>
    <table>
      <tbody>
        ${parameters.map(
          ({ name, in: place, required, schema, description }) =>
            html`<tr>
              <th scope="row">
                <code>${name}</code> ${!required && html`<span class="optional">optional</span>`}
              </th>
              <td>
                <span class="place">${place}</span> ${typeOf(schema)}
                ${description !== undefined && html`<br />${prose(description)}`}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** A contract's fields if needed, and its name with a link. */
function shapeOf(schema: JsonSchema, { components }: OpenApiDocument): Html {
  const { $ref } = schema as { $ref?: string };
  const named = $ref === undefined ? undefined : components.schemas[$ref.split('/').at(-1) ?? ''];
  return named === undefined ? fieldsOf(schema) : html`${fieldsOf(schema)}${fieldsOf(named)}`;
}

function bodyOf({ requestBody }: Operation, document: OpenApiDocument): Html | false {
  if (requestBody === undefined) return false;
  const bodies = Object.entries(requestBody.content).map(
    ([type, { schema = {} }]) =>
      html`<h4>Body <span class="media">${type}</span></h4>
        ${shapeOf(schema, document)}`,
  );
  return html`${bodies}`;
}

function answerOf(
  status: string,
  given: ResponseDescription | Reference,
  document: OpenApiDocument,
): Html {
  const name = '$ref' in given ? given.$ref.slice(given.$ref.lastIndexOf('/') + 1) : '';
  const answer = '$ref' in given ? document.components.responses[name] : given;
  const [media] = Object.entries(answer?.content ?? {});
  const shape = media?.[1].schema;
  const kind = status.startsWith('2') ? 'ok' : 'refused';
  return html`<tr>
    <th scope="row"><span class="status ${kind}">${status}</span></th>
    <td>
      ${prose(answer?.description ?? '')}
      ${kind === 'ok' && (shape ? shapeOf(shape, document) : html`<p class="type">${media?.[0]}</p>`)}
    </td>
  </tr>`;
}

/** One call: its access, input and answers. */
export function renderOperation(
  method: string,
  path: string,
  operation: Operation,
  document: OpenApiDocument,
): Html {
  const { 'x-access': access, 'x-permission': permission } = operation;
  const others = permission === undefined ? '' : `, and who has “${permission}”`;
  return html`<details class="call" id="${operation.operationId}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span>
      <code class="path">${path}</code>
      <span class="words">${operation.summary}</span>
      <span class="access ${access}">${WHO[access]}${others}</span>
    </summary>
    <div class="inside">
      ${operation.description !== undefined && html`<p>${prose(operation.description)}</p>`}
      ${parametersOf(operation)} ${bodyOf(operation, document)}
      <h4>Answers</h4>
      <table>
        <tbody>
          ${Object.entries(operation.responses).map(([status, answer]) =>
            answerOf(status, answer, document),
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
