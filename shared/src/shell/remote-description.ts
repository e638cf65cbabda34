import type { Static, TSchema } from '@sinclair/typebox';
import type * as platform from '@pasal/platform/contract/remote-module';
import type { Need, NeedValue, RemoteRoute } from '@pasal/platform/contract/release';
import type { ServiceCall } from '@pasal/platform/contract/service-path';
import type { calls } from '../contracts/calls/whole';

type Calls = typeof calls;

/** A read call: its address alone determines the request. */
type IsRead<Call> = Call extends { response: TSchema }
  ? [keyof Call & ('body' | 'form' | 'consumes')] extends [never]
    ? true
    : false
  : false;
type IsPublic<Call> = Call extends { access: 'public' } ? true : false;

type Read = {
  [Name in keyof Calls]: IsRead<Calls[Name]> extends true ? Name : never;
}[keyof Calls];

/** Names of the calls whose responses a document can include: those any visitor may read. */
export type PublicRead = {
  [Name in Read]: IsPublic<Calls[Name]> extends true ? Name : never;
}[Read];

type Names<Call, Part extends 'params' | 'query'> =
  Call extends Record<Part, infer Schema> ? keyof Static<Extract<Schema, TSchema>> : never;

type Values<Key extends PropertyKey> = [Key] extends [never] ? never : Record<Key, NeedValue>;

/** The source of a call's parameters, which must be exactly those of the call. */
export type NeedQuery<Name extends Read> = Partial<Values<Names<Calls[Name], 'query'>>>;
type NeedParams<Name extends Read> = Values<Names<Calls[Name], 'params'>>;

interface NeedOf<Name extends Read> {
  call: Name;
  params?: NeedParams<Name>;
  query?: NeedQuery<Name>;
  first?: Need['first'];
}

/** A read from the remote's own service, with parameters only its team knows. */
interface ServiceNeed extends Need {
  call: ServiceCall;
}

/** A call whose response a page shows first. Its name and parameters are type-checked. */
export type PageNeed = { [Name in PublicRead]: NeedOf<Name> }[PublicRead] | ServiceNeed;

type RouteOf<Layout extends RemoteRoute['layout'], OfIts> = Omit<
  RemoteRoute,
  'needs' | 'layout'
> & { needs?: OfIts[] } & (Layout extends 'dashboard' ? { layout: Layout } : { layout?: 'shop' });

/** The first reads of a dashboard page: its document contains only the addresses, for the signed-in user's browser. */
type StaffNeed = { [Name in Read]: NeedOf<Name> }[Read];

type DescribedRoute = RouteOf<'shop', PageNeed> | RouteOf<'dashboard', StaffNeed>;

/** Titles and routes of a remote, in its `routes.ts`; the build copies them into the release record. */
export interface RemoteDescription extends Omit<platform.RemoteDescription, 'routes'> {
  routes: readonly DescribedRoute[];
}
