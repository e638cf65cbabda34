import { useId } from 'react';
import { PRODUCT_STATUSES, SECTIONS, type StaffProduct, type User } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import {
  mayChangeProductStatus,
  PRODUCT_STATUS_LABELS,
  SECTION_LABELS,
} from '@pasal/shared/domain';
import { Checkbox } from '@pasal/shared/ui';
import type { FormPart } from './use-product-form';
import { BOX_NAMES, inputOf, PRODUCT_INPUTS, type BoxName } from '../../model/product-inputs';
import * as messages from './messages';
import * as s from './product-form.styles';

interface ShopSectionProps extends FormPart {
  product: StaffProduct | undefined;
  user: User | null;
}

/** A product added by staff is pending at first; the policy determines its possible statuses (D25). */
function StatusField({ form: { values, set }, product, user }: ShopSectionProps) {
  const now = { status: product?.status ?? ('pending' as const) };
  const offered = PRODUCT_STATUSES.filter(
    (status) => user !== null && mayChangeProductStatus(user, now, status),
  );
  const isAdmin = user?.role === 'admin';
  const hint = product ? messages.decided : messages.waits;
  if (!product && !isAdmin) return <s.Hint>{messages.waits}</s.Hint>;
  return (
    <Choice
      label={PRODUCT_INPUTS.status.label}
      hint={isAdmin ? undefined : hint}
      choices={offered.map((status) => [status, PRODUCT_STATUS_LABELS[status]])}
      value={values.status || now.status}
      onChoose={(status) => set({ status })}
    />
  );
}

function Box({ name, form: { values, set } }: FormPart & { name: BoxName }) {
  const { label, hint } = inputOf(name);
  const hintId = useId();
  return (
    <>
      <Checkbox
        label={label}
        checked={values[name]}
        aria-describedby={hint && hintId}
        onChange={({ target }) => set({ [name]: target.checked })}
      />
      {hint && <s.Hint id={hintId}>{hint}</s.Hint>}
    </>
  );
}

/** Where and whether the shop shows it. */
export function ShopSection(props: ShopSectionProps) {
  const { values, problems, set } = props.form;
  return (
    <s.Section as="section" aria-label={messages.shop} $area="shop">
      <h2>{messages.shop}</h2>
      <StatusField {...props} />
      <Choice
        label={PRODUCT_INPUTS.section.label}
        error={problems.section}
        hint={messages.sectionHint}
        choices={[
          ['', messages.noSection],
          ...SECTIONS.map((section) => [section, SECTION_LABELS[section]] as const),
        ]}
        value={values.section}
        onChoose={(section) => set({ section })}
      />
      <div>
        {BOX_NAMES.map((name) => (
          <Box key={name} name={name} form={props.form} />
        ))}
      </div>
    </s.Section>
  );
}
