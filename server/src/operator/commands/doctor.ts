import { examineShop } from '../doctor';
import { runCommand, say } from '../run-command';

await runCommand({
  name: 'npm run doctor',
  work: async (shop) => {
    const { findings, checks } = await examineShop(shop);
    for (const finding of findings) say(`- ${finding}`);
    say(
      findings.length === 0
        ? `The shop is well: ${checks} checks found nothing.`
        : `The shop is not well: ${findings.length} findings by ${checks} checks.`,
    );
    return findings.length === 0;
  },
});
