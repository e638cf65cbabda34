import { request as askOver, Agent } from 'node:http';
import { connectDatabase } from '../server/src/db/connect';
import { listForVisitor } from '../server/src/modules/products/listing/visitor-list';
import type { FilledShop } from './database';
import { median } from './load';
import type { Finding } from './report';
import { startShop } from './servers';

/** Connections of the attacker who searches without end. */
const ATTACKING = 120;
/** Pages that a visitor opens meanwhile, one after the other. */
const PAGES = 60;
const TRIES = 12;
const ATTACKER = '203.0.113.9';

const LETTERS = { latin: 'abcdefghijklmnopqrstuvwxyz', nepali: 'कखगघचछजझटडतदनपबमयरलवसह' };
const letterOf = (letters: string) => letters[Math.floor(Math.random() * letters.length)] ?? '';
const unknown = (length: number, letters = LETTERS.latin) =>
  Array.from({ length }, () => letterOf(letters)).join('');
const eight = (word: (at: number) => string) => Array.from({ length: 8 }, (_none, at) => word(at));

const GOODS = 'outdoor indoor camera hikvision television refrigerator speaker headphone'.split(
  ' ',
);
/** Replaces one letter by another. */
function misspelt(word: string): string {
  const at = 1 + Math.floor(Math.random() * (word.length - 1));
  return word.slice(0, at) + letterOf(LETTERS.latin) + word.slice(at + 1);
}

/** Returns searches of at most 200 letters that cost the most, never the same one twice. */
const WORST: Record<string, () => string> = {
  'unknown words of 24 letters': () => eight(() => unknown(24)).join(' '),
  'unknown words of 8 letters': () => eight(() => unknown(8)).join(' '),
  'unknown words of 4 letters': () => eight(() => unknown(4)).join(' '),
  'unknown Nepali words': () => eight(() => unknown(10, LETTERS.nepali)).join(' '),
  'one word of 200 letters': () => unknown(200),
  'misspelt goods': () => GOODS.map(misspelt).join(' '),
  'known words no product has all of': () =>
    [...GOODS.slice(0, 7), `ds${Math.floor(Math.random() * 1000)}`].join(' '),
};

/** Measures the milliseconds of processor that each kind of search takes, the database's included. */
async function searchCosts(dataDir: string): Promise<Finding[]> {
  const { db, close } = await connectDatabase({ dataDir });
  const cost = async (search: string, ip: string) => {
    const from = process.cpuUsage();
    const socket = { remoteAddress: ip, destroyed: false } as never;
    await listForVisitor(db, { search }, { ip, socket });
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  const findings: Finding[] = [];
  // The first searches read the vocabulary, and run code that is not compiled yet.
  for (let number = 0; number < 3 * TRIES; number += 1) {
    for (const search of Object.values(WORST)) await cost(search(), `198.51.100.${number}`);
  }
  for (const [kind, search] of Object.entries(WORST)) {
    const times: number[] = [];
    for (let number = 0; number < TRIES; number += 1) {
      times.push(await cost(search(), `198.51.100.${number}`));
    }
    const figures = [median(times)];
    findings.push({ what: `processor time: ${kind}`, figures, unit: 'ms', most: 15 });
  }
  await close();
  return findings;
}

/** Asks for a page over a connection of its own agent; returns the milliseconds it took. */
function timeOf(url: string, from: string, agent?: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const asked = askOver(url, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} was answered with ${answer.statusCode}`));
      });
    });
    asked.on('error', reject).end();
  });
}

/** Searches over many connections; returns a function that stops them and returns how many were answered. */
function attack(url: string, search: () => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: ATTACKING });
  const state = { isOver: false, answered: 0 };
  async function searchOn(): Promise<void> {
    while (!state.isOver) {
      const address = `${url}/api/v1/product/public?search=${encodeURIComponent(search())}`;
      await timeOf(address, ATTACKER, agent).catch(() => undefined);
      state.answered += 1;
    }
  }
  const all = Array.from({ length: ATTACKING }, searchOn);
  return async () => {
    state.isOver = true;
    await Promise.all(all);
    agent.destroy();
    return state.answered;
  };
}

/**
 * Measures how long a visitor waits for the home page and for a search of known words while one address
 * attacks.
 */
async function visitorBeside(url: string, kind: string): Promise<Finding[]> {
  const search = WORST[kind];
  if (search === undefined) throw new Error(`there is no attack called ${kind}`);
  const stop = attack(url, search);
  const pages: number[] = [];
  const searches: number[] = [];
  for (let number = 0; number < PAGES; number += 1) {
    const from = `198.51.100.${number}`;
    pages.push(await timeOf(`${url}/`, from));
    searches.push(await timeOf(`${url}/api/v1/product/public?search=dome%20ds${number}`, from));
  }
  const answered = await stop();
  const beside = `beside ${ATTACKING} connections that search for ${kind}`;
  return [
    { what: `a page ${beside}, median`, figures: [median(pages)], unit: 'ms', below: 300 },
    { what: `a search ${beside}, median`, figures: [median(searches)], unit: 'ms' },
    { what: `searches of the attacker answered meanwhile`, figures: [answered], unit: '' },
  ];
}

/** Measures how one address that searches endlessly slows down all others, on the embedded database. */
export async function measureAttack([shop]: FilledShop[]): Promise<Finding[]> {
  if (shop?.dataDir === undefined) throw new Error('there is no embedded shop');
  const costs = await searchCosts(shop.dataDir);
  const server = await startShop(shop);
  try {
    await timeOf(`${server.url}/`, '198.51.100.250');
    return [
      ...costs,
      ...(await visitorBeside(server.url, 'unknown words of 24 letters')),
      ...(await visitorBeside(server.url, 'known words no product has all of')),
    ];
  } finally {
    await server.stop();
  }
}
