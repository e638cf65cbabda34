import type { FastifyError } from 'fastify';
import { bilingual, type Wording } from '../../errors/wording';
import * as messages from '../messages';

type Issue = NonNullable<FastifyError['validation']>[number];

/** What a schema requires, by keyword; English uses the validator's messages. */
const NEPALI: Record<string, (params: Issue['params']) => string> = {
  required: () => 'यो विवरण चाहिन्छ',
  type: () => 'यो प्रकारको मान मिल्दैन',
  enum: () => 'दिइएका विकल्पमध्ये एउटा चाहिन्छ',
  const: () => 'दिइएका विकल्पमध्ये एउटा चाहिन्छ',
  anyOf: () => 'दिइएका विकल्पमध्ये एउटा चाहिन्छ',
  pattern: () => 'यसको लेखाइ मिलेन',
  format: () => 'यसको लेखाइ मिलेन',
  minLength: ({ limit }) => `कम्तीमा ${String(limit)} अक्षर चाहिन्छ`,
  maxLength: ({ limit }) => `बढीमा ${String(limit)} अक्षर मिल्छ`,
  minimum: ({ limit }) => `कम्तीमा ${String(limit)} हुनुपर्छ`,
  maximum: ({ limit }) => `बढीमा ${String(limit)} हुनुपर्छ`,
  exclusiveMinimum: ({ limit }) => `${String(limit)} भन्दा बढी हुनुपर्छ`,
  exclusiveMaximum: ({ limit }) => `${String(limit)} भन्दा कम हुनुपर्छ`,
  multipleOf: ({ multipleOf }) => `${String(multipleOf)} को गुणन हुनुपर्छ`,
  'x-decimals': () => 'दशमलवपछि बढीमा दुई अंक मिल्छ',
  minItems: ({ limit }) => `कम्तीमा ${String(limit)} वटा चाहिन्छ`,
  maxItems: ({ limit }) => `बढीमा ${String(limit)} वटा मिल्छ`,
  uniqueItems: () => 'एउटै कुरा दुई पटक लेखिएको छ',
  additionalProperties: () => 'यो विवरण चाहिँदैन',
};

/** Describes a validation error. */
export function wordsOfIssue({ keyword, message, params }: Issue): Wording {
  const { en, ne } = messages.invalidRequest;
  return bilingual(message ?? en, NEPALI[keyword]?.(params) ?? ne);
}
