import { TEXT_RULE, type TextRule } from '../../contract/schema';
import { oneLine, severalLines } from '../../contract/text/plain-text';
import type { FastifyInstance } from 'fastify';

/** As much of a JSON Schema as says where texts are. */
interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  maxItems?: number;
  [TEXT_RULE]?: TextRule;
}

const CLEANERS: Record<TextRule, (text: string) => string> = {
  line: oneLine,
  lines: severalLines,
  verbatim: (text) => text,
};

/** The one of several shapes that says most; the others are null. */
function shapeIn(schema: unknown): Shape {
  const shape = (schema ?? {}) as Shape;
  return shape.anyOf?.find((each) => TEXT_RULE in each || each.properties || each.items) ?? shape;
}

/**
 * A text as the shop takes it in, by the rule its schema names.
 * @param schema of the field; without one it is a text of one line
 */
export function cleanText(text: string, schema: unknown): string {
  // No text holds a NUL: it is left for the rules to refuse.
  return text.includes('\0') ? text : CLEANERS[shapeIn(schema)[TEXT_RULE] ?? 'line'](text);
}

/** A value with every text in it cleaned, objects in place; what its schema does not name is left. */
export function cleaned(value: unknown, schema: unknown): unknown {
  if (typeof value === 'string') return cleanText(value, schema);
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, items, maxItems = Infinity } = shapeIn(schema);
  if (Array.isArray(value)) {
    // A list that is too long is refused for that, and so are lists in lists that no schema names.
    if (value.length > maxItems) return value;
    return value.map((each) => (items || typeof each === 'string' ? cleaned(each, items) : each));
  }
  const fields = value as Record<string, unknown>;
  for (const [name, shape] of Object.entries(properties)) {
    if (Object.hasOwn(fields, name)) fields[name] = cleaned(fields[name], shape);
  }
  return value;
}

/**
 * Cleans the texts of bodies and queries before anything judges them, so that a name of invisible
 * characters is an empty one, and no field of one line has a second.
 */
export function cleanTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { body, querystring } = request.routeOptions.schema ?? {};
    request.body = cleaned(request.body, body);
    request.query = cleaned(request.query, querystring);
  });
}
