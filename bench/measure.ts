/** Makes one measurement in a process of its own: its name and the shops come as arguments. */
import type { FilledShop } from './database';
import { measureGrowth, measureSearch } from './measure-growth';
import { measureOrders } from './measure-orders';
import { measurePlain } from './measure-plain';
import { measureReads } from './measure-reads';
import { measureRelease } from './measure-release';
import { measureRenderer } from './measure-renderer';
import { measureSteps } from './measure-steps';
import { measureWorks } from './measure-works';
import type { Finding } from './report';

const measurements: Record<string, (shops: FilledShop[]) => Promise<Finding[]>> = {
  reads: measureReads,
  orders: measureOrders,
  search: measureSearch,
  growth: measureGrowth,
  works: measureWorks,
  plain: measurePlain,
  steps: measureSteps,
  release: measureRelease,
  renderer: measureRenderer,
};

async function main([name = '', shops = '[]']: string[]): Promise<void> {
  const measure = measurements[name];
  if (measure === undefined) throw new Error(`there is no measurement called ${name}`);
  const findings = await measure(JSON.parse(shops) as FilledShop[]);
  process.stdout.write(`${JSON.stringify(findings)}\n`);
  process.exit(0);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
