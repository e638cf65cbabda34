import { findRenderNetwork, describeNetwork } from '@pasal/platform/server/render/network';
import { examineShop } from '../doctor';
import { runCommand, say } from '../run-command';

await runCommand({
  name: 'npm run doctor',
  work: async (shop) => {
    const { findings, notes, checks } = await examineShop(shop);
    say(describeNetwork(await findRenderNetwork()));
    for (const sentence of [...findings, ...notes]) say(`- ${sentence}`);
    say(
      findings.length === 0
        ? `The shop is well: ${checks} checks found nothing.`
        : `The shop is not well: ${findings.length === 1 ? 'one finding' : `${findings.length} findings`} by ${checks} checks.`,
    );
    return findings.length === 0;
  },
});
