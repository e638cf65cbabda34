import { html, prose, type Html } from '../http/html';
import type { JsonSchema } from './openapi-types';

interface Shape {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return ` at most ${to}${unit}`;
  if (to === undefined) return ` at least ${from}${unit}`;
  return ` ${from} to ${to}${unit}`;
}

/** Describes the type of a value in one line; contracts by name, with a link to their shape. */
export function typeOf(schema: JsonSchema): Html {
  const shape = schema as Shape;
  if (shape.$ref !== undefined) {
    const name = shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1);
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (shape.enum !== undefined) return html`${shape.enum.map(String).join(' | ')}`;
  if (shape.const !== undefined) return html`${String(shape.const)}`;
  if (shape.anyOf !== undefined) {
    return html`${shape.anyOf.map((each, index) => [index > 0 && ' or ', typeOf(each)])}`;
  }
  if (shape.type === 'array') {
    return html`list of
    ${typeOf(shape.items ?? {})}${range(shape.minItems, shape.maxItems, ' entries')}`;
  }
  const characters = range(shape.minLength, shape.maxLength, ' characters');
  const size = range(shape.minimum, shape.maximum, '');
  const pattern = shape.pattern !== undefined && ` like ${shape.pattern}`;
  return html`${shape.format ?? shape.type ?? 'anything'}${size}${characters}${pattern}`;
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): Html {
  const { description } = schema as Shape;
  const mark = required ? '' : html` <span class="optional">optional</span>`;
  const item = ((schema as Shape).items ?? schema) as Shape;
  const inner = item.properties !== undefined && fieldsOf(item as JsonSchema);
  return html`<tr>
    <th scope="row"><code>${name}</code>${mark}</th>
    <td>
      ${typeOf(schema)}${description !== undefined && html`<br />${prose(description)}`}${inner}
    </td>
  </tr>`;
}

/** The fields of an object as a table; for anything else, its type. */
export function fieldsOf(schema: JsonSchema): Html {
  const { properties, required = [] } = schema as Shape;
  if (properties === undefined) return html`<p class="type">${typeOf(schema)}</p>`;
  return html`<table>
    <tbody>
      ${Object.entries(properties).map(([name, each]) =>
        fieldOf(name, each, required.includes(name)),
      )}
    </tbody>
  </table>`;
}
