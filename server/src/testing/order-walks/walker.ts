import type { Kysely } from 'kysely';
import type { ParcelStage, User } from '@pasal/shared/contracts';
import { DomainError } from '@pasal/core/errors/domain-error';
import { hashOf, type Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import type { TestApp } from '../test-app';

/** The data that all walks through a shop share. */
export interface Scene {
  /** One of its servers; where there are several, another one each time. */
  shop: () => TestApp;
  actor: User;
  city: { district_id: number; city_id: number };
  supplier: number;
  couriers: readonly SceneCourier[];
}

/** A courier who delivers parcels, signs reports by a secret and rides with a link. */
export interface SceneCourier {
  id: number;
  secret: string;
  link: string;
}

/** Goods as a line names them. */
export interface Goods {
  id: number;
  variant_id?: number;
}

/** The order of a walk, and its buyer. */
export interface WalkedOrder {
  id: number;
  order_number: string;
  phone: string;
  goods: readonly Goods[];
}

/** The actor of one step with an order, at one server. */
export interface Walker {
  scene: Scene;
  db: Kysely<Database>;
  order: WalkedOrder;
  roll: Roll;
}
/** A number from 0, below `sides`. */
export type Roll = (sides: number) => number;

/** Numbers that look random and are the same for the same seed; near seeds have nothing in common. */
export function dice(seed: number): Roll {
  let state = seed;
  return (sides) => {
    // Mulberry32.
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

export const pick = <Value>(values: readonly Value[], roll: Roll) =>
  values[roll(values.length)] as Value;

/** One of the couriers, whether or not it has a parcel. */
export const someCourier = ({ scene, roll }: Pick<Walker, 'scene' | 'roll'>): SceneCourier =>
  pick(scene.couriers, roll);

/** Ends a server in the middle of its work. */
export class Killed extends Error {}

/** The same database, but the server dies before the statement of this number. */
export const killedAfter = (db: Kysely<Database>, statements: number): Kysely<Database> => {
  let left = statements;
  return db.withPlugin({
    transformQuery({ node }) {
      left -= 1;
      if (left < 0) throw new Killed();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
};

/** A press with this key and a hash of the sent values. */
export const pressFor = (key: string, ...sent: readonly unknown[]): Press => ({
  key,
  hash: hashOf(...sent),
});

/** True when it was done, false when it was refused with a message; any other error is a bug. */
export const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );

/** One of the order's parcels, or the whole order as one; sometimes one that does not exist. */
export async function someParcel({ db, order, roll }: Walker) {
  const parcels = await db
    .selectFrom('parcel')
    .select(['number', 'stage', 'version'])
    .where('order_id', '=', order.id)
    .orderBy('number')
    .execute();
  const whole = { number: 1, stage: 'new' satisfies ParcelStage, version: 1 } as const;
  if (roll(12) === 0) return { ...whole, number: 1 + roll(4) };
  return parcels.length === 0 ? whole : pick(parcels, roll);
}
