import { median } from '../median';
import type { Finding } from '../report';
import type { LighthouseRun } from './lighthouse';
import type { Visit } from './link';
import { JUDGING_INDEX, STEPS, WANTED, type PageName } from './wanted';

/** All measurements of one page of the shop, one value a round. */
export interface Measured {
  lighthouse: LighthouseRun[];
  visits: Visit[];
  /** Milliseconds; empty where nothing can be bought. */
  addToCart: number[];
  /** kB of script that do not count against the limit. */
  uncounted: number;
  steps: number;
  /** Bytes of its document, the head included. */
  document: number;
}

/** The medians of Lighthouse's figures. */
export function middle(runs: readonly LighthouseRun[]): LighthouseRun {
  const of = (name: keyof LighthouseRun) => median(runs.map((run) => run[name]));
  return {
    score: of('score'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    paint: of('paint'),
    blocked: of('blocked'),
    shift: of('shift'),
    index: of('index'),
  };
}

export interface Floors {
  staticPage: LighthouseRun;
  reactAlone: LighthouseRun;
  /** The median of the whole run. */
  index: number;
}

const bound = (name: 'most' | 'least', value: number | undefined) =>
  value === undefined ? {} : { [name]: value };
const mostOf = (values: number[]) => Math.max(0, ...values);
const seconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : milliseconds / 1000;

/** Absolute times, which judge on a machine that is fast enough. */
function absolutes(name: PageName, page: LighthouseRun, measured: Measured, judges: boolean) {
  const wanted = WANTED[name];
  const of = (figure: 'paint' | 'allScript') =>
    median(measured.visits.map((visit) => visit[figure]));
  const timed = (what: string, value: number, most?: number): Finding => {
    const figures = [value / 1000];
    return {
      what: `${name}: ${what}`,
      figures,
      unit: 's',
      judges,
      ...bound('most', seconds(most)),
    };
  };
  const blocked = { figures: [page.blocked], unit: 'ms', judges, ...bound('most', wanted.blocked) };
  const score = { figures: [page.score], unit: '', judges, ...bound('least', wanted.score) };
  return [
    { what: `${name}: score`, ...score },
    timed('largest paint', page.paint, wanted.paint),
    { what: `${name}: blocked`, ...blocked },
    timed('largest paint on the link', of('paint'), wanted.linkPaint),
    timed('all script on the link', of('allScript'), wanted.allScript),
    ...(measured.addToCart.length === 0
      ? []
      : [timed('Add to Cart works on the link', median(measured.addToCart), wanted.addToCart)]),
  ];
}

/** Times relative to the floor pages of the same run, which judge on a slower machine. */
function ratios(name: PageName, page: LighthouseRun, floors: Floors, judges: boolean): Finding[] {
  const { paintRatio, blockedAbove } = WANTED[name];
  if (paintRatio === undefined || blockedAbove === undefined) return [];
  const { staticPage, reactAlone } = floors;
  return [
    {
      what: `${name}: largest paint, against the static page`,
      figures: [page.paint / 1000, staticPage.paint / 1000],
      unit: 's',
      ratio: page.paint / staticPage.paint,
      atMost: paintRatio,
      judges,
    },
    {
      what: `${name}: blocked, against React alone`,
      figures: [page.blocked, reactAlone.blocked],
      unit: 'ms',
      most: Math.round(reactAlone.blocked + blockedAbove),
      judges,
    },
  ];
}

/** Figures that do not depend on the machine: points, bytes, steps, calls and complaints. */
function constants(name: PageName, page: LighthouseRun, measured: Measured): Finding[] {
  const wanted = WANTED[name];
  const { visits, steps, uncounted } = measured;
  const of = (figure: 'scriptSize' | 'scriptSizeBeforePaint') =>
    median(visits.map((visit) => visit[figure]));
  const points = { accessibility: page.accessibility, 'best practices': page.bestPractices };
  const all = wanted.isIndexed ? { ...points, SEO: page.seo } : points;
  const size = bound('most', wanted.scriptSize);
  const before = bound('most', wanted.scriptSizeBeforePaint);
  const counted = uncounted === 0 ? 'script' : 'script without the slider';
  return [
    ...Object.entries(all).map(([what, value]) => ({
      what: `${name}: ${what}`,
      figures: [value],
      unit: '',
      least: 100,
    })),
    { what: `${name}: layout shift`, figures: [page.shift], unit: '' },
    {
      what: `${name}: document with its head`,
      figures: [measured.document],
      unit: 'B',
      ...bound('most', wanted.document),
    },
    { what: `${name}: ${counted}`, figures: [of('scriptSize') - uncounted], unit: 'kB', ...size },
    {
      what: `${name}: script asked for before the paint`,
      figures: [of('scriptSizeBeforePaint')],
      unit: 'kB',
      ...before,
    },
    // Only whole steps count; the machine's own time is a few hundredths of one.
    { what: `${name}: steps to the largest paint`, figures: [steps], unit: '', most: STEPS + 0.1 },
    {
      what: `${name}: calls at load`,
      figures: [mostOf(visits.map(({ calls }) => calls))],
      unit: '',
      most: 0,
    },
    {
      what: `${name}: console errors`,
      figures: [mostOf(visits.map(({ errors }) => errors.length))],
      unit: '',
      most: 0,
    },
  ];
}

/** Returns every line about one page, and whether it judges on this machine. */
export function judge(name: PageName, measured: Measured, floors: Floors): Finding[] {
  const page = middle(measured.lighthouse);
  const isFast = floors.index >= JUDGING_INDEX;
  return [
    ...absolutes(name, page, measured, isFast),
    ...ratios(name, page, floors, !isFast),
    ...constants(name, page, measured),
  ];
}

/** Returns the lines of the machine and the floor pages, the scale for the other figures. */
export function floorLines({ index, staticPage, reactAlone }: Floors): Finding[] {
  const judging = index >= JUDGING_INDEX ? 'absolute figures judge' : 'only ratios judge';
  return [
    { what: `Lighthouse index: ${judging}`, figures: [index], unit: '' },
    { what: 'static page: largest paint', figures: [staticPage.paint / 1000], unit: 's' },
    { what: 'static page: score', figures: [staticPage.score], unit: '' },
    { what: 'React alone: largest paint', figures: [reactAlone.paint / 1000], unit: 's' },
    { what: 'React alone: blocked', figures: [reactAlone.blocked], unit: 'ms' },
    { what: 'React alone: score', figures: [reactAlone.score], unit: '' },
  ];
}
