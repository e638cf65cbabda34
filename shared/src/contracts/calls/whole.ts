import * as activity from './activity.shapes';
import * as branch from './branch.shapes';
import * as category from './category.shapes';
import * as description from './description.shapes';
import * as addresses from './index';
import * as notification from './notification.shapes';
import * as order from './order.shapes';
import * as product from './product.shapes';
import * as release from './release.shapes';
import * as releaseHealth from './release-health.shapes';
import * as searchedTerm from './searched-term.shapes';
import * as searchWords from './search-words.shapes';
import * as site from './site.shapes';
import * as staff from './staff.shapes';
import type { Call, CallShape } from './call';

const shapes = {
  ...activity,
  ...branch,
  ...category,
  ...description,
  ...notification,
  ...order,
  ...product,
  ...release,
  ...releaseHealth,
  ...searchedTerm,
  ...searchWords,
  ...site,
  ...staff,
};
type Shapes = typeof shapes;
type Name = keyof Shapes;

/** A call with both its halves, and the name it goes by everywhere. */
export type WholeCall<Shape extends CallShape = CallShape> = Call<Shape> & Shape & { name: string };

// The compiler names a shape without an address; an address without a shape doesn't compile either.
const addressed: { [Each in Name]: Call<Shapes[Each]> } = addresses;

function joined(name: Name): WholeCall {
  const address: Call = addressed[name];
  const shape: CallShape = shapes[name];
  return { ...address, ...shape, name };
}

const names = Object.keys(shapes) as Name[];

/** Every call of the API by its name: what routes, documents and tests are made of. */
export const calls = Object.fromEntries(names.map((name) => [name, joined(name)])) as {
  [Each in Name]: WholeCall<Shapes[Each]>;
};
