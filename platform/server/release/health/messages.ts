import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { bilingual, joined, type Wording } from '@pasal/core/errors/wording';
import { refusedCode, type HealthPhase } from '../../../contract/release-health';
import type { Notice } from '../../shop';
import type { TopError } from '../errors/errors.repository';
import type { SeenPhase } from './health.repository';
import type { Fault, Figures, Trial } from './rule';

/** The shop's texts about a release that was rolled back automatically. */

/** Used as the version of a remote that visitors no longer get. */
const NOTHING = 'nothing';

const percent = (share: number) => {
  const value = Math.round(share * 1000) / 10;
  return bilingual(`${value} %`, `${nepaliDigits(value)}%`);
};
const times = (count: number) =>
  bilingual(count === 1 ? 'once' : `${count} times`, `${nepaliDigits(count)} पटक`);

const PHASES: Record<HealthPhase, Wording> = {
  record: bilingual('its record could not be read', 'यसको रेकर्ड पढ्न सकिएन'),
  entry: bilingual('its first script did not come', 'यसको पहिलो स्क्रिप्ट आएन'),
  chunk: bilingual('a later script of it did not come', 'यसको पछि चाहिने स्क्रिप्ट आएन'),
  integrity: bilingual(
    'a script of it had other bytes than its record names',
    'यसको स्क्रिप्ट रेकर्डमा भनिएजस्तो थिएन',
  ),
  render: bilingual('a part of it threw while it was shown', 'देखाउँदै गर्दा यसको एउटा भाग असफल भयो'),
  hydration: bilingual(
    'the browser made another page of it than the server',
    'ब्राउजरले सर्भरको भन्दा फरक पृष्ठ बनायो',
  ),
  'server-render': bilingual('the server could not make its page', 'सर्भरले यसको पृष्ठ बनाउन सकेन'),
  error: bilingual('its code threw', 'यसको कोड असफल भयो'),
  blank: bilingual('its page showed nothing', 'यसको पृष्ठमा केही देखिएन'),
  policy: bilingual(
    'it tried what the page’s policy forbids',
    'यसले पृष्ठको नीतिले रोकेको काम गर्न खोज्यो',
  ),
};

/** Describes a release's figures, as the beginning of a sentence. */
export function seenOf({ failed, loads }: Figures): Wording {
  const all = failed + loads;
  const share = percent(all === 0 ? 0 : failed / all);
  const networks = failed === 1 ? '1 network' : `${failed} networks`;
  const pages = loads === 1 ? '1 page' : `${Math.round(loads)} pages`;
  return bilingual(
    `It failed in ${networks} and worked in ${pages} (${share.en})`,
    `यो ${nepaliDigits(failed)} वटा नेटवर्कमा असफल भयो र ${nepaliDigits(Math.round(loads))} वटा पृष्ठमा चल्यो (${share.ne})`,
  );
}

const WORDS = {
  slow: bilingual('It held pages up', 'यसले पृष्ठ ढिलो बनायो'),
  refused: bilingual('Orders were refused', 'अर्डर लिइएन'),
} as const;

/** The reason, as one sentence. */
export function reasonOf(fault: Fault, trial: Trial): Wording {
  if (fault.why === 'deaths') {
    const { en, ne } = times(fault.deaths);
    return bilingual(
      `What renders its pages ended by itself ${en}.`,
      `यसका पृष्ठ बनाउने प्रोग्राम ${ne} आफैँ बन्द भयो।`,
    );
  }
  const stable = percent(fault.stable);
  if (fault.why === 'orders') {
    const [reached, ordered] = [Math.round(trial.reached), Math.round(trial.ordered)];
    const atMost = percent(fault.atMost);
    return bilingual(
      `Of ${reached} visits that reached a product, the cart or the checkout ${ordered} ordered: surely at most ${atMost.en}, and of the version before it at least ${stable.en}.`,
      `सामान, कार्ट वा अर्डर पूरा गर्ने पृष्ठमा पुगेका ${nepaliDigits(reached)} भिजिटमध्ये ${nepaliDigits(ordered)} मा अर्डर भयो: पक्कै पनि बढीमा ${atMost.ne}, र यसअघिको भर्सनमा कम्तीमा ${stable.ne}।`,
    );
  }
  const atLeast = percent(fault.atLeast);
  if (fault.why !== 'failures') {
    const seen = fault.why === 'slow' ? trial.slow : trial.refused;
    const { en, ne } = WORDS[fault.why];
    return bilingual(
      `${en} in ${seen} networks: surely in at least ${atLeast.en}, and with the version before it in ${stable.en} at most.`,
      `${nepaliDigits(seen)} वटा नेटवर्कमा ${ne}: पक्कै पनि कम्तीमा ${atLeast.ne} मा, र यसअघिको भर्सनसँग बढीमा ${stable.ne} मा।`,
    );
  }
  const { en, ne } = seenOf(trial);
  return bilingual(
    `${en}: surely at least ${atLeast.en} fail, and of the version before it ${stable.en} at most.`,
    `${ne}: पक्कै पनि कम्तीमा ${atLeast.ne} असफल हुन्छ, र यसअघिको भर्सन बढीमा ${stable.ne}।`,
  );
}

/** Describes how often it failed in each way, most frequent first. */
export const phasesOf = (phases: readonly SeenPhase[]): Wording =>
  joined(
    phases.map(({ phase, total }) => {
      const code = refusedCode(phase);
      const words =
        code === undefined
          ? PHASES[phase as HealthPhase]
          : bilingual(`orders refused: ${code}`, `अर्डर लिइएन: ${code}`);
      const often = times(total);
      return bilingual(`${words.en} (${often.en})`, `${words.ne} (${often.ne})`);
    }),
    '; ',
  );

/** The errors that most visits met, with the place of each; empty for none. */
export const errorsOf = (errors: readonly TopError[]): Wording =>
  joined(
    errors.map(({ message, frames: [place], visits }) => {
      const said = place === undefined ? `“${message}”` : `“${message}” (${place})`;
      const often = times(visits);
      return bilingual(`${said} ${often.en}`, `${said} ${often.ne}`);
    }),
    '; ',
  );

/** The reason with the errors behind it. */
export const withErrors = (reason: Wording, errors: Wording): Wording =>
  errors.en === ''
    ? reason
    : bilingual(
        `${reason.en} Browsers said: ${errors.en}.`,
        `${reason.ne} ब्राउजरहरूले यसो भने: ${errors.ne}।`,
      );

export interface Returned {
  title: Wording;
  version: string;
  /** The version everyone gets now; null for none. */
  previous: string | null;
  /** Percent of the visitors who had it. */
  share: number;
  reason: Wording;
  phases: Wording;
}

/** The message to team and owner. */
export function noticeOf(facts: Returned): Notice<Wording> {
  const { title, version, previous, share, reason, phases } = facts;
  const audience =
    share >= 100
      ? bilingual('everyone', 'सबैलाई')
      : bilingual(`${share} % of the visitors`, `${nepaliDigits(share)}% ग्राहकलाई`);
  const now = previous === null ? 'यो भाग हुँदैन' : `${previous} हुन्छ`;
  return {
    subject: bilingual(
      `${title.en} ${version} was rolled back automatically`,
      `${title.ne} ${version} आफैँ फर्कियो`,
    ),
    lines: [
      bilingual(
        `${version} of ${title.en} was shown to ${audience.en} and was rolled back automatically. Every page that is opened now has ${previous ?? NOTHING}.`,
        `${title.ne} ${version} ${audience.ne} देखाइएको थियो र आफैँ फर्कियो। अब खुल्ने सबै पृष्ठमा ${now}।`,
      ),
      reason,
      ...(phases.en === ''
        ? []
        : [bilingual(`What was seen: ${phases.en}.`, `के देखियो: ${phases.ne}।`)]),
      bilingual(
        "Carts and orders aren't affected. Release the fix as a new version. The same version can be activated again by hand.",
        'कार्ट र अर्डरमा असर परेको छैन। सच्याएर नयाँ भर्सनका रूपमा रिलिज गर्नुहोस्। यही भर्सनलाई पनि फेरि आफैँ चालु गर्न सकिन्छ।',
      ),
    ],
    link: {
      label: bilingual('See the history of releases:', 'रिलिजको इतिहास हेर्नुहोस्:'),
      path: '/dashboard/releases',
    },
  };
}
