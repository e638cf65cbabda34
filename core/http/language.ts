import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../contract/language';

/** The language a request's address asks for: English if it names none, or an unknown one. */
export function languageOf({ url }: Pick<FastifyRequest, 'url'>): Language {
  const [, said] = /[?&]language=([^&#]*)/.exec(url) ?? [];
  return LANGUAGES.find((each) => each === said) ?? 'en';
}
