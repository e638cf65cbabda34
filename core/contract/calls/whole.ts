import { joinCalls } from '../call';
import * as addresses from './description';
import * as shapes from './description.shapes';

/** The calls that describe the API. */
export const calls = joinCalls(addresses, shapes);
