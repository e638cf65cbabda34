import type { Static, TSchema } from '@sinclair/typebox';
import type * as platform from '@pasal/platform/contract/remote-module';
import type { Need, NeedValue, RemoteRoute } from '@pasal/platform/contract/release';
import type { ServiceCall } from '@pasal/platform/contract/service-path';
import type { calls } from '../contracts/calls/whole';

type Calls = typeof calls;

/** A call that every visitor may read: nothing but its address says what is asked. */
type IsPublicRead<Call> = Call extends { access: 'public'; response: TSchema }
  ? [keyof Call & ('body' | 'form' | 'consumes')] extends [never]
    ? true
    : false
  : false;

/** The names of the calls whose answers a document can bring along. */
export type PublicRead = {
  [Name in keyof Calls]: IsPublicRead<Calls[Name]> extends true ? Name : never;
}[keyof Calls];

type Names<Call, Part extends 'params' | 'query'> =
  Call extends Record<Part, infer Schema> ? keyof Static<Extract<Schema, TSchema>> : never;

type Values<Key extends PropertyKey> = [Key] extends [never] ? never : Record<Key, NeedValue>;

/** Where the parameters of a call come from; the call has these and no other. */
export type NeedQuery<Name extends PublicRead> = Partial<Values<Names<Calls[Name], 'query'>>>;
type NeedParams<Name extends PublicRead> = Values<Names<Calls[Name], 'params'>>;

interface NeedOf<Name extends PublicRead> {
  call: Name;
  params?: NeedParams<Name>;
  query?: NeedQuery<Name>;
}

/** A read from the remote's own service, whose parameters only its team knows. */
interface ServiceNeed extends Need {
  call: ServiceCall;
}

/** A call whose answer a page shows first. The compiler knows its name, and those of its parameters. */
export type PageNeed = { [Name in PublicRead]: NeedOf<Name> }[PublicRead] | ServiceNeed;

interface DescribedRoute extends Omit<RemoteRoute, 'needs'> {
  needs?: PageNeed[];
}

/** Titles and routes of a remote, in its `routes.ts`; the build copies them into the release record. */
export interface RemoteDescription extends Omit<platform.RemoteDescription, 'routes'> {
  routes: readonly DescribedRoute[];
}
