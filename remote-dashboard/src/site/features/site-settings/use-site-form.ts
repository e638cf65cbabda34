import {
  MAX_LINE_QUANTITY,
  MAX_ORDER_PIECES,
  type ManagedSettingsResponse,
  type ValidationDetail,
} from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import { draftOf, isSameDraft, settingsOf, type SettingsDraft } from '../../model/settings-draft';
import { useSaveSiteSettingsMutation } from '../../site-api';
import * as messages from './messages';
import { useSettingsForm } from './use-settings-form';

/** For these numbers the server's message only repeats its schema with a request path. */
const LIMITS: Record<string, [least: number, most: number]> = {
  'order_limits.pieces_per_product': [1, MAX_LINE_QUANTITY],
  'order_limits.pieces_per_order': [1, MAX_ORDER_PIECES],
  'scarce_limits.left': [0, MAX_LINE_QUANTITY],
  'scarce_limits.pieces_per_hour': [1, MAX_ORDER_PIECES],
};

/** Maps the server's problems to fields on the page; others are shown below the form. */
function problemsOf(
  details: readonly ValidationDetail[],
  shown: readonly (keyof SettingsDraft)[],
): FormProblems {
  const problems = details.flatMap(({ path, message }): [string, string][] => {
    const field = path.replace(/^settings\./, '');
    const limit = LIMITS[field];
    if (!shown.some((name) => name === field.split('.', 1)[0])) return [];
    return [[field, limit ? messages.limitRange(...limit) : message]];
  });
  return Object.fromEntries(problems);
}

/** One page of the shop's settings. They are saved as a whole: values of other pages are sent as loaded. */
export function useSiteForm(
  stored: ManagedSettingsResponse,
  shown: readonly (keyof SettingsDraft)[],
) {
  const [save] = useSaveSiteSettingsMutation();
  return useSettingsForm(
    stored,
    { draftOf, isSame: isSameDraft, problemsOf: (details) => problemsOf(details, shown) },
    (draft, version) => save({ body: { settings: settingsOf(draft), version } }),
  );
}

export type SiteForm = ReturnType<typeof useSiteForm>;
