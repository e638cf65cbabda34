/** Makes one measurement in a process of its own: the arguments are its name, the shops and the options. */
import type { FilledShop } from './database';
import { measureAttack } from './measure-attack';
import { measureBefore } from './measure-before';
import { measureCatalogue } from './measure-catalogue';
import { measureDesks } from './measure-desks';
import { measureDev } from '../platform/bench/dev/measure-dev';
import { measureDocuments } from '../platform/bench/measure-documents';
import { measureGrowth } from './measure-growth';
import { measureMultiples } from './measure-multiples';
import { measureOrders } from './measure-orders';
import { measurePrint } from './measure-print';
import { measureReads } from './measure-reads';
import { measureReady } from './measure-ready';
import { measureRelease } from '../platform/bench/measure-release';
import { measureRenderer } from '../platform/bench/measure-renderer';
import { measureRepeat } from './measure-repeat';
import { measureSearch } from './measure-search';
import { measureSteps } from './measure-steps';
import { measureTraces } from './measure-traces';
import { measureUpload } from '../platform/bench/measure-upload';
import { measureWorks } from './measure-works';
import { measureMemory } from './memory/measure-memory';
import { measureLanguages } from './pages/measure-languages';
import { measurePages } from './pages/measure-pages';
import type { Finding } from './report';
import { measureQuestions } from './search/measure-questions';

type Measure = (shops: FilledShop[], options: readonly string[]) => Promise<Finding[]>;

const measurements: Record<string, Measure> = {
  reads: measureReads,
  documents: measureDocuments,
  orders: measureOrders,
  search: measureSearch,
  growth: measureGrowth,
  desks: measureDesks,
  print: measurePrint,
  before: measureBefore,
  catalogue: measureCatalogue,
  attack: measureAttack,
  multiples: measureMultiples,
  ready: measureReady,
  upload: measureUpload,
  works: measureWorks,
  steps: measureSteps,
  traces: measureTraces,
  pages: (_shops, options) => measurePages(options),
  languages: (_shops, options) => measureLanguages(options),
  release: measureRelease,
  renderer: measureRenderer,
  repeat: measureRepeat,
  memory: measureMemory,
  questions: measureQuestions,
  dev: measureDev,
};

async function main([name = '', shops = '[]', ...options]: string[]): Promise<void> {
  const measure = measurements[name];
  if (measure === undefined) throw new Error(`there is no measurement called ${name}`);
  const findings = await measure(JSON.parse(shops) as FilledShop[], options);
  process.stdout.write(`${JSON.stringify(findings)}\n`);
  process.exit(0);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
