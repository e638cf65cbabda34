/**
 * A process that renders the pages of one composition of releases. It runs their code with an empty environment and
 * Node's permission model, and exchanges the messages of `protocol.ts`.
 */
import type { Render } from '../contract';
import type { LoadOrder, Order, Report } from '../protocol';
import { checkPage } from './checked-page';
import { loadRenderer } from './load-renderer';
import { lockDown } from './lock-down';
import { createOwnTimer } from './own-time';
import { textOf } from './text-of';
import { warmUp } from './warm-up';

/** Maximum number of reported unhandled rejections; a page may cause one each time. */
const MOST_REJECTIONS = 10;

// Keeps these references: the code of releases gets another `process`.
const node = process;
const exit = node.exit.bind(node);
const residentMemory = node.memoryUsage.rss;
const send = node.send?.bind(node) ?? exit;

const say = (report: Report) => void send(report);
const complain = (text: string) => say({ kind: 'problem', text });

let render: Render = () => {
  throw new Error('no release is loaded');
};
let mostCharacters = 0;
let rejections = 0;

async function load(order: LoadOrder): Promise<void> {
  try {
    ({ mostCharacters } = order);
    render = await loadRenderer(order, complain);
    await warmUp(render, order, complain);
    say({ kind: 'ready' });
  } catch (error) {
    say({ kind: 'unable', text: textOf(error) });
  }
}

node.on('message', (order: Order) => {
  if (order.kind === 'load') void load(order);
  else if (order.kind === 'ping') say({ kind: 'pong', resident: residentMemory() });
  else {
    const { id, request } = order;
    const ownTime = createOwnTimer();
    try {
      const page = checkPage(render(request), mostCharacters);
      say({ kind: 'page', id, ...ownTime(), page });
    } catch (error) {
      say({ kind: 'failed', id, text: textOf(error) });
    }
  }
});
// The server has ended, in whatever way.
node.on('disconnect', () => exit(0));
node.on('unhandledRejection', (reason) => {
  rejections += 1;
  if (rejections <= MOST_REJECTIONS) complain(`a rejection nobody handles: ${textOf(reason)}`);
});
lockDown();
