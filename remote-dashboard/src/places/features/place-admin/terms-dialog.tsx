import type { City, DeliveryTerms, ValidationDetail } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { Checkbox, type FormProblems } from '@pasal/shared/ui';
import { termsDraftOf, termsOfDraft } from '../../../kit/model/terms-draft';
import { TermsFields } from '../../../kit/delivery-terms/terms-fields';
import { useChangeCityDeliveryMutation, useChangeDistrictDeliveryMutation } from '../../places-api';
import * as messages from './messages';

const FREE: DeliveryTerms = { served: true, charge: 0, days: null };

/** Maps the server's problems to the fields of the form. */
function problemsOf(details: readonly ValidationDetail[]): FormProblems {
  const found = details.map(({ path, message }) => {
    const field = path.replace(/^body\./, '');
    return [field === 'terms.days' ? 'terms.days.to' : field, message];
  });
  return Object.fromEntries(found) as FormProblems;
}

interface TermsDialogProps {
  kind: 'district' | 'city';
  place: Pick<City, 'id' | 'name' | 'delivery'>;
  onClose: () => void;
}

/** The terms of delivery of a place, or that it has those of the larger one. */
export function TermsDialog({ kind, place, onClose }: TermsDialogProps) {
  const [changeDistrict] = useChangeDistrictDeliveryMutation();
  const [changeCity] = useChangeCityDeliveryMutation();
  const { id, name, delivery } = place;
  const { frame, values, problems, set } = useDialogForm({
    start: { isOwn: delivery !== undefined, terms: termsDraftOf(delivery ?? FREE) },
    problemsOf,
    call: ({ isOwn, terms }) => {
      const change = kind === 'city' ? changeCity : changeDistrict;
      return change({ params: { id }, body: { terms: isOwn ? termsOfDraft(terms) : null } });
    },
    onClose,
  });

  return (
    <FormDialog {...frame} title={messages.deliveryTo(name)}>
      <Checkbox
        label={kind === 'city' ? messages.asDistrict : messages.asCountry}
        checked={!values.isOwn}
        onChange={({ target }) => set({ isOwn: !target.checked })}
      />
      {values.isOwn && (
        <TermsFields
          terms={values.terms}
          problemOf={(path) => problems[`terms.${path}`]}
          onChange={(part) => set((now) => ({ terms: { ...now.terms, ...part } }))}
        />
      )}
    </FormDialog>
  );
}
