import { planAs } from './activation.mjs';
import { shopOf } from './remote.mjs';

const liveAs = ({ version, source, share, since }) =>
  `${version}, ${share} %, ${source === 'own' ? 'the shop’s own build' : `since ${since}`}`;

export async function statusCommand(given) {
  const shop = shopOf(given);
  const { releases, contract } = await shop.status();
  for (const { name, stable, candidate, plan, notice, versions } of releases) {
    console.log(`${name.padEnd(12)} ${liveAs(stable)}`);
    if (candidate) console.log(`${''.padEnd(12)} ${liveAs(candidate)}`);
    if (plan) console.log(`${''.padEnd(12)} ${planAs(plan)}`);
    if (notice) console.log(`${''.padEnd(12)} ${notice}`);
    for (const { version, uploaded_at: at, uploaded_by: by } of versions) {
      console.log(`${''.padEnd(12)} kept: ${version}, ${at}, ${by}`);
    }
  }
  console.log(`contract     ${contract.version} ${contract.digest}, at ${shop.address}`);
}
