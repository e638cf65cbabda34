import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../contract/language';

/** The language a request asks to be answered in, as its address says: English where it says none, or one unknown. */
export function languageOf({ url }: Pick<FastifyRequest, 'url'>): Language {
  const [, said] = /[?&]language=([^&#]*)/.exec(url) ?? [];
  return LANGUAGES.find((each) => each === said) ?? 'en';
}
