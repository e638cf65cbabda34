import { ConfigError, readConfig } from '../config/config';

/** The mistakes that a start would report in these variables. */
export function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
}
