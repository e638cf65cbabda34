import type { Kysely } from 'kysely';
import type { ParcelStage, User } from '@pasal/shared/contracts';
import { DomainError } from '@pasal/core/errors/domain-error';
import { hashOf, type Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import type { TestApp } from '../test-app';

/** What all walks through a shop have in common. */
export interface Scene {
  /** One of its servers; another one each time, where there are several. */
  shop: () => TestApp;
  actor: User;
  city: { district_id: number; city_id: number };
  supplier: number;
  couriers: readonly SceneCourier[];
}

/** One who brings parcels, signs reports by a secret and rides with a link. */
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

/** Whose order it is that a walk goes with. */
export interface WalkedOrder {
  id: number;
  order_number: string;
  phone: string;
  goods: readonly Goods[];
}

/** Who does one thing about an order, at one server. */
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

/** One of the couriers: which of them has a parcel is told by nobody here. */
export const someCourier = ({ scene, roll }: Pick<Walker, 'scene' | 'roll'>): SceneCourier =>
  pick(scene.couriers, roll);

/** A server that ends in the middle of its work. */
export class Killed extends Error {}

/** The same database, at which a server dies before its statement of this number. */
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

/** A press with this key, of what is sent. */
export const pressFor = (key: string, ...sent: readonly unknown[]): Press => ({
  key,
  hash: hashOf(...sent),
});

/** True when it was done, false when it was refused in words; anything else is a mistake of ours. */
export const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );

/** One of the parcels that an order is, as far as somebody told of any; now and then one that is none. */
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
