import { Type } from '@sinclair/typebox';
import people from '../data/people.json';
import { readData } from '../read-data';

const Names = Type.Array(Type.String());

/** Names and streets of the demo's customers, and the commonest cities. Any resemblance is coincidental. */
export const PEOPLE = readData(
  Type.Object({
    first_names: Names,
    last_names: Names,
    streets: Names,
    /** District and city; an entry listed twice is drawn twice as often. */
    busy_cities: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  }),
  people,
);
