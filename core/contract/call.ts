import type { Static, TObject, TOptional, TSchema } from '@sinclair/typebox';
import type { ErrorCode } from './error-codes';

/** The access rule of a call: public, any signed-in user, administrators, or a team by its token or an administrator. */
export type Access = 'public' | 'staff' | 'admin' | 'release';

/** The half of a call that only the server, tests and documentation need: its access and its shapes. */
export interface CallShape {
  /** One sentence about what the call does. */
  summary: string;
  /** What a caller must know beyond the shapes. */
  description?: string;
  access: Access;
  /** Opens the call to further roles than `access` does: all that have this permission. */
  permission?: string;
  params?: TObject;
  query?: TSchema;
  /** Request headers this call uses; all optional. */
  headers?: Record<string, TSchema>;
  body?: TSchema;
  /** Fields of a `multipart/form-data` body, files as strings of format `binary`. */
  form?: TSchema;
  /** Media type of a body that is neither JSON nor a form; the route reads it whole. */
  consumes?: string;
  /** Status on success; 200 by default. With 204 there is no response. */
  status?: 201 | 204;
  response?: TSchema;
  /** Media type of a response that is not JSON. */
  produces?: string;
  /**
   * The call's own errors, with the shape of their `details`; null if they have none. Errors that follow from access,
   * input and limits are not repeated here.
   */
  errors?: Partial<Record<ErrorCode, TSchema | null>>;
  /** Counts every request of an address, before its body is read; the server defines the limit of this name. */
  limit?: string;
  /** Largest body in bytes, if it differs from the default for its access. */
  bodyLimit?: number;
  /** The response depends only on the address and this area; it is cached until the area changes. */
  publicArea?: string;
}

/**
 * The half of a call the browser needs: its address and its effect on the cache. It carries the types of its shape,
 * not the shape itself, so that no schema is downloaded.
 */
export interface Call<Shape extends CallShape = CallShape, Area extends string = string> {
  /** Its name in documentation, records and caches: that of its export. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base path; parameters as `:id`. */
  path: string;
  /** Areas whose changes invalidate a response in the browser's cache. */
  reads?: readonly Area[];
  /** Areas a success invalidates. */
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

/** The call's own errors, each with its `details`. */
export type CallError<Shape extends CallShape> = {
  [Code in keyof Shape['errors']]: {
    code: Code;
    details: Details<Shape['errors'][Code]>;
  };
}[keyof Shape['errors']];

/** A call with both its halves. */
export type WholeCall<Shape extends CallShape = CallShape> = Call<Shape> & Shape;

/** Shapes by the names of their calls. */
export type CallShapes = Record<string, CallShape>;
/** Every call of these shapes by its name. */
export type WholeCalls<Shapes extends CallShapes> = {
  [Name in keyof Shapes]: WholeCall<Shapes[Name]>;
};

/** The first half of one of these calls. Its type refers to the shapes, so that no declaration repeats them. */
export interface CallOf<
  Shapes extends CallShapes,
  Name extends keyof Shapes & string,
  Area extends string,
> extends Call<Shapes[Name], Area> {
  name: Name;
}

/**
 * Makes the first halves of calls, one function for each method; the compiler refuses a name that is no shape. The
 * areas are those that invalidate the response of `get` and `ask`, a read by POST; the others invalidate theirs.
 *
 * No page runs this: its build writes each call as the object it returns (`platform/kit/build/literal-calls.mjs`).
 */
export function callsOf<Shapes extends CallShapes, Area extends string>() {
  const maker =
    (method: Call['method'], effect: 'reads' | 'changes') =>
    <Name extends keyof Shapes & string>(
      name: Name,
      path: `/${string}`,
      areas?: readonly Area[],
    ): CallOf<Shapes, Name, Area> => ({ name, method, path, ...(areas && { [effect]: areas }) });
  return {
    get: maker('GET', 'reads'),
    ask: maker('POST', 'reads'),
    post: maker('POST', 'changes'),
    put: maker('PUT', 'changes'),
    remove: maker('DELETE', 'changes'),
  };
}

/** Joins both halves of calls; the compiler names a call that has only one half, or another name than its export. */
export function joinCalls<Shapes extends CallShapes>(
  addresses: { [Name in keyof Shapes]: Call<Shapes[Name]> & { name: Name } },
  shapes: Shapes,
): WholeCalls<Shapes> {
  const joined = Object.keys(shapes).map((name) => [name, { ...addresses[name], ...shapes[name] }]);
  return Object.fromEntries(joined) as never;
}
