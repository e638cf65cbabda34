import type { JsonSchema } from './openapi-types';

type Named = Map<unknown, string>;

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Maps every contract schema to the name it is exported under. */
function collectContracts(contracts: Readonly<Record<string, unknown>>): Named {
  const named: Named = new Map();
  for (const [name, value] of Object.entries(contracts)) {
    if (isSchema(value) && ('type' in value || 'anyOf' in value)) named.set(value, name);
  }
  return named;
}

/** Turns schemas into those of a document, which contains each contract once and refers to it. */
export class SchemaReferences {
  readonly #named: Named;
  readonly #used = new Map<string, JsonSchema>();

  constructor(contracts: Readonly<Record<string, unknown>>) {
    this.#named = collectContracts(contracts);
  }

  /** The schemas that were referred to, by name. */
  get components(): Record<string, JsonSchema> {
    return Object.fromEntries(
      [...this.#used].toSorted(([one], [other]) => one.localeCompare(other)),
    );
  }

  /** A reference to a contract; any other schema as it is, with references inside. */
  refer(schema: unknown): JsonSchema {
    const name = this.#named.get(schema);
    if (name === undefined) return this.#inside(schema) as JsonSchema;
    if (!this.#used.has(name)) {
      // Set before descending, so that a recursive schema terminates.
      this.#used.set(name, {});
      this.#used.set(name, this.#inside(schema) as JsonSchema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #inside(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.#below(entry));
    if (!isSchema(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([keyword, part]) => [keyword, this.#below(part)]),
    );
  }

  #below(value: unknown): unknown {
    return this.#named.has(value) ? this.refer(value) : this.#inside(value);
  }
}
