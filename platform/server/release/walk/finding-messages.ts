import { bilingual } from '@pasal/core/errors/wording';

/**
 * The possible findings of a walk, matching the kit's English (`platform/kit/walk/finding-texts.mjs`), with
 * placeholders.
 */
export const FINDINGS = [
  bilingual('{0} at {#1} px: {2}.', '{0}, {#1} पिक्सेल: {2}।'),
  // One that was cut to be stored.
  bilingual('{0} at {#1} px: {2}', '{0}, {#1} पिक्सेल: {2}'),
  bilingual('the way to an order ends at {0}: {1}', 'अर्डरसम्म पुग्ने बाटो {0} मा टुङ्गियो: {1}'),
  bilingual('the way to an order cannot be gone: {0}', 'अर्डरसम्म पुग्न सकिएन: {0}'),
  bilingual('it does not appear within {#0} s', '{#0} सेकेन्डभित्र देखिएन'),
  bilingual('a press does not reach it within {#0} s', '{#0} सेकेन्डभित्र थिच्न सकिएन'),
  bilingual('the keyboard does not reach {0}', 'किबोर्डबाट {0} मा पुग्न सकिएन'),
  bilingual('an error: {0}', 'गडबडी: {0}'),
  bilingual('asks {0}', 'बाहिरको {0} सँग जोडिन्छ'),
  bilingual('breaks the policy of the page', 'पृष्ठको नीतिले रोकेको काम गर्छ'),
  bilingual("{0} is not the browser's own", '{0} ब्राउजरकै होइन'),
  bilingual('shows nothing', 'केही देखिँदैन'),
  bilingual('a press does not reach “{0}”', '“{0}” थिच्न सकिँदैन'),
  bilingual('the keyboard reaches nothing', 'किबोर्डबाट कतै पुग्न सकिँदैन'),
  bilingual('accessibility: {0} ({1})', 'सबैले चलाउन सक्दैनन्: {0} ({1})'),
  bilingual(
    'is blocked for {#0} ms, and was for {#1} ms',
    '{#0} मिलिसेकेन्ड अड्किन्छ, पहिले {#1} अड्किन्थ्यो',
  ),
  bilingual(
    'is painted after {#0} ms, and was after {#1} ms',
    '{#0} मिलिसेकेन्डपछि देखिन्छ, पहिले {#1} पछि देखिन्थ्यो',
  ),
  bilingual('shows {0}, which it did not before', 'पहिले नदेखिने {0} देखिन्छ'),
  bilingual('cannot be looked at: {0}', 'हेर्न सकिएन: {0}'),
  bilingual('is not there any more', 'अब भेटिँदैन'),
  bilingual('does not answer within {#0} s', '{#0} सेकेन्डभित्र जवाफ आएन'),
  bilingual('it needed more than {#0} MB of memory', '{#0} MB भन्दा बढी मेमोरी चाहियो'),
] as const;

/** Why a walk could not be made, other than its program's errors. */
export const tooLong = bilingual('it took more than {#0} minutes', '{#0} मिनेटभन्दा बढी लाग्यो');
export const processEnded = bilingual('its process ended with {0}', 'जाँच्ने प्रोग्राम बन्द भयो: {0}');
