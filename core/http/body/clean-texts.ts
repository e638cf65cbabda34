import { TEXT_RULE, type TextRule } from '../../contract/schema';
import { oneLine, severalLines } from '../../contract/text/plain-text';
import type { FastifyInstance } from 'fastify';

/** The parts of a JSON Schema needed to find texts. */
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

/** The relevant one of several alternatives; the others are null. */
function shapeIn(schema: unknown): Shape {
  const shape = (schema ?? {}) as Shape;
  return shape.anyOf?.find((each) => TEXT_RULE in each || each.properties || each.items) ?? shape;
}

/**
 * Normalises a text by its schema's rule.
 * @param schema of the field; without one it is a text of one line
 */
export function cleanText(text: string, schema: unknown): string {
  // No text may contain NUL: validation refuses it.
  return text.includes('\0') ? text : CLEANERS[shapeIn(schema)[TEXT_RULE] ?? 'line'](text);
}

/** Normalises every text in a value, in place for objects; anything not in its schema stays unchanged. */
export function cleaned(value: unknown, schema: unknown): unknown {
  if (typeof value === 'string') return cleanText(value, schema);
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, items, maxItems = Infinity } = shapeIn(schema);
  if (Array.isArray(value)) {
    // A list that is too long is refused later, and so are nested lists without a schema.
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
 * Normalises the texts of bodies and queries before validation, so that a name of invisible characters counts as
 * empty, and no single-line field has a second line.
 */
export function cleanTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { body, querystring } = request.routeOptions.schema ?? {};
    request.body = cleaned(request.body, body);
    request.query = cleaned(request.query, querystring);
  });
}
