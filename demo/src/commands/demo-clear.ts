import { clearDemo, findDemo, type ClearedDemo, type DemoContents } from '../clear-demo';
import { confirm } from '@pasal/server/operator/confirm';
import { runCommand, say } from '@pasal/server/operator/run-command';

const unasked = process.argv.includes('--yes');

const named = (accounts: readonly string[]) =>
  accounts.length === 0 ? 'no account' : `the accounts ${accounts.join(', ')}`;

function announce({ products, orders, accounts, pictures }: DemoContents): void {
  say(
    `This takes away ${products} products of the demo, ALL ${orders} orders with their customers, ${named(accounts)}, ${pictures} pictures of the demo, all messages, sessions and the activity log.`,
  );
  say('Settings, places, categories, and the products and accounts you added yourself stay.');
  say('There is no way back but a backup: npm run backup -- <file>');
}

function report({ left, ...gone }: ClearedDemo): void {
  say(
    `Gone: ${gone.products} products, ${gone.brands} brands, ${gone.orders} orders with their customers, ${named(gone.accounts)}, ${gone.banners} banners, ${gone.pictures} pictures, all messages, sessions and the activity log. The offer box is off.`,
  );
  say(
    `Still here: the settings, ${left.cities} cities, ${left.products} products and ${left.accounts} accounts of your own. Look through the site settings: what you did not change there is the demo's invention.`,
  );
  say(
    left.admins > 0
      ? 'Start it with NODE_ENV=production.'
      : 'Start it with NODE_ENV=production, ADMIN_EMAIL and ADMIN_PASSWORD.',
  );
}

await runCommand({
  name: 'npm run demo:clear',
  alone: true,
  work: async (shop) => {
    announce(await findDemo(shop));
    if (!unasked) await confirm('All of it goes.');
    report(await clearDemo(shop));
    return true;
  },
});
