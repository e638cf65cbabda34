import type { Static, TObject, TOptional, TSchema } from '@sinclair/typebox';
import type { ErrorCode } from './error-codes';

/**
 * The access rule of a call: anyone, everyone who is signed in, administrators, or a team by its token or an
 * administrator.
 */
export type Access = 'public' | 'staff' | 'admin' | 'release';

/** The half of a call that only the server, tests and documents need: its rights and its shapes. */
export interface CallShape {
  /** Says in one sentence what the call does. */
  summary: string;
  /** Says what a caller must know and the shapes do not show. */
  description?: string;
  access: Access;
  /** Opens the call to roles besides those that `access` names: to all that have this permission. */
  permission?: string;
  params?: TObject;
  query?: TSchema;
  /** Request headers that mean something to this call; each may be left out. */
  headers?: Record<string, TSchema>;
  body?: TSchema;
  /** Fields of a `multipart/form-data` body, files as strings of format `binary`. */
  form?: TSchema;
  /** Media type of a body that is neither JSON nor a form; the route reads it whole. */
  consumes?: string;
  /** Status of the success; 200 unless said otherwise. With 204 there is no response. */
  status?: 201 | 204;
  response?: TSchema;
  /** Media type of a response that is not JSON. */
  produces?: string;
  /**
   * The errors it answers of its own accord, with the shape of their `details`; null where they have
   * none. Errors that follow from access, input and limits are not repeated here.
   */
  errors?: Partial<Record<ErrorCode, TSchema | null>>;
  /** Counts every request of an address, before its body is read; the server gives the limit of this name. */
  limit?: string;
  /** Largest body in bytes, where it is not that of all callers of its access. */
  bodyLimit?: number;
  /** The response depends on nothing but the address and this area; it is cached until the area changes. */
  publicArea?: string;
}

/**
 * The half of a call the browser needs: its address and what it means for the cache. It carries the
 * types of its shape, not the shape itself, so that no schema is downloaded.
 */
export interface Call<Shape extends CallShape = CallShape, Area extends string = string> {
  /** Its name in documents, records and caches: that of its export. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base path; parameters as `:id`. */
  path: string;
  /** Areas whose changes make a response in the browser's cache old. */
  reads?: readonly Area[];
  /** Areas a success makes old. */
  changes?: readonly Area[];
  /** Carries the types; never set. */
  shape?: Shape;
}

type Part<Name extends string, Schema> = Schema extends TSchema
  ? object extends Static<Schema>
    ? { [Key in Name]?: Static<Schema> }
    : { [Key in Name]: Static<Schema> }
  : unknown;

type Headers<Given> =
  Given extends Record<string, TSchema>
    ? { headers?: { [Name in keyof Given]?: string } }
    : unknown;

/** The input of a call: `params`, `query`, `headers`, `body` or `form`, as far as the call has them. */
export type CallRequest<Shape extends CallShape> = Part<'params', Shape['params']> &
  Part<'query', Shape['query']> &
  Part<'body', Shape['body']> &
  Headers<Shape['headers']> &
  (Shape['form'] extends TSchema ? { form: FormData } : unknown);

/** The answer of a successful call. */
export type CallResponse<Shape extends CallShape> = Shape['response'] extends TSchema
  ? Static<Shape['response']>
  : never;

type Details<Schema> = Schema extends TSchema
  ? Static<Schema> | (Schema extends TOptional<TSchema> ? undefined : never)
  : undefined;

/** The errors of the call's own, each with its `details`. */
export type CallError<Shape extends CallShape> = {
  [Code in keyof Shape['errors']]: {
    code: Code;
    details: Details<Shape['errors'][Code]>;
  };
}[keyof Shape['errors']];

/** A call with both its halves. */
export type WholeCall<Shape extends CallShape = CallShape> = Call<Shape> & Shape;

type Shapes = Record<string, CallShape>;
/** Every call of these shapes by its name. */
export type WholeCalls<Given extends Shapes> = { [Name in keyof Given]: WholeCall<Given[Name]> };

/**
 * Joins addresses and shapes of the same names; the compiler names a call that has only one half.
 * @throws where a call's own name is not that of its export
 */
export function joinCalls<Given extends Shapes>(
  addresses: { [Name in keyof Given]: Call<Given[Name]> },
  shapes: Given,
): WholeCalls<Given> {
  const joined = (name: keyof Given & string) => {
    const own = addresses[name].name;
    if (own !== name) throw new Error(`The call ${name} says that its name is ${own}.`);
    return { ...addresses[name], ...shapes[name] };
  };
  return Object.fromEntries(Object.keys(shapes).map((name) => [name, joined(name)])) as never;
}
