import { nepaliDigits } from '@pasal/core/contract/nepali-digits';
import { bilingual, type Wording } from '@pasal/core/errors/wording';
import { PLAN_HOURS, WALK_VISITS } from '../../../contract/limits';
import type { Notice } from '../../shop';
import { seenOf } from '../health/messages';
import type { Figures } from '../health/rule';

/** The shop's texts about a release that is rolling out by a plan. */

const visitsOf = (visits: number) => (visits === 1 ? '1 visit' : `${visits} visits`);

/** Describes the figures of its step, and of the whole trial. */
export const stepOf = (share: number, visits: number, trial: Figures) => {
  const { en, ne } = seenOf(trial);
  return bilingual(
    `${visitsOf(visits)} at ${share} %. ${en} since it is tried.`,
    `${nepaliDigits(share)}% मा ${nepaliDigits(visits)} भिजिट। जाँच सुरु भएदेखि ${ne}।`,
  );
};

/** Shown in place of visits of the first step. */
export const walked = bilingual(
  `The walk that passed stands for ${WALK_VISITS} visits.`,
  `सफल ब्राउजर जाँचले ${nepaliDigits(WALK_VISITS)} भिजिटको काम गर्छ।`,
);

/** Why a step does not end automatically. */
export const waitsBecause = (visits: number, least: number) =>
  visits < least
    ? bilingual(
        `Fewer than ${least} visits came within ${PLAN_HOURS} hours.`,
        `${nepaliDigits(PLAN_HOURS)} घण्टाभित्र ${nepaliDigits(least)} भन्दा कम भिजिट आए।`,
      )
    : bilingual(
        'It fails too often to be shown to more, and not surely often enough to go back.',
        'अझ धेरैलाई देखाउन नहुने गरी असफल भइरहेको छ, तर फर्काउनैपर्ने गरी भने पक्का छैन।',
      );

interface Waiting {
  title: Wording;
  version: string;
  share: number;
  /** Why it waits, with the figures. */
  reason: Wording;
}

/** The message to team and owner when a person must decide. */
export const noticeOf = ({ title, version, share, reason }: Waiting): Notice<Wording> => ({
  subject: bilingual(
    `${title.en} ${version} is waiting for approval`,
    `${title.ne} ${version} स्वीकृति कुर्दैछ`,
  ),
  lines: [
    bilingual(
      `${version} of ${title.en} is rolling out by a plan. ${share} % of visitors have it, and it no longer continues on its own.`,
      `${title.ne} ${version} योजनाअनुसार बढ्दै थियो। अहिले ${nepaliDigits(share)}% ग्राहकले देख्छन्, र अब आफैँ बढ्दैन।`,
    ),
    reason,
    bilingual(
      'Continue it, pause it or roll it back: under Releases in the dashboard, or with pasal go-on, pasal stop and pasal roll-back.',
      'जारी राख्नुहोस्, रोक्नुहोस् वा अघिल्लोमा फर्काउनुहोस्: ड्यासबोर्डको रिलिजमा गएर, वा pasal go-on, pasal stop र pasal roll-back बाट।',
    ),
  ],
  link: { label: bilingual('See the releases:', 'रिलिज हेर्नुहोस्:'), path: '/dashboard/releases' },
});

export const noPlan = (name: string) =>
  bilingual(
    `No release of ${name} is rolling out by plan.`,
    `यस भागको कुनै रिलिज योजनाअनुसार बढिरहेको छैन: ${name}।`,
  );
export const isStopped = (name: string) =>
  bilingual(`${name} is stopped already.`, `${name} पहिल्यै रोकिएको छ।`);
export const tooEarly = (visits: number, least: number) =>
  bilingual(
    `This step has had ${visitsOf(visits)} of ${least}. A yes counts once it has taken ${PLAN_HOURS} hours; to be faster, activate the release for a share by hand.`,
    `यो चरणमा ${nepaliDigits(least)} मध्ये ${nepaliDigits(visits)} भिजिट भए। ${nepaliDigits(PLAN_HOURS)} घण्टा पुगेपछि मात्र स्वीकृत गर्न सकिन्छ; छिटो चाहिए रिलिजलाई केही प्रतिशतका लागि आफैँ चालु गर्नुहोस्।`,
  );
export const planAndShare = bilingual(
  'A plan and a share can’t be combined.',
  'योजना र प्रतिशत सँगै छान्न मिल्दैन।',
);
export const goesOn = (name: string) => bilingual(`${name} goes on.`, `${name} बढ्न जारी छ।`);
export const stops = (name: string) =>
  bilingual(`${name} stays at the share it has.`, `${name} अहिले जति जनाले देख्छन्, त्यतिमै रहन्छ।`);
