import type { Courier } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { needsWeight, offersOf, type CourierOffer, type GoingParcel } from './courier-offers';
import * as s from './courier-choice.styles';
import * as messages from './messages';

interface CourierChoiceProps {
  /** All couriers; undefined before they are loaded. */
  couriers: readonly Courier[] | undefined;
  parcels: readonly GoingParcel[];
  /** The id as text; empty for none. */
  value: string;
  /** The text if none is selected. */
  none: string;
  /** An option other than a single courier. */
  other?: readonly [value: string, text: string] | undefined;
  required?: boolean;
  error?: string | undefined;
  onChoose: (id: string) => void;
}

function textOf({ courier: { name }, unserved, charge, days }: CourierOffer, of: number) {
  if (of > 0 && unserved.length === of) return messages.servesNone(name);
  if (unserved.length > 0) return messages.servesSome(name, of - unserved.length, of);
  return messages.offer(name, charge, days);
}

/** What to consider when choosing this courier. */
function Warnings({ offer, parcels }: { offer: CourierOffer; parcels: readonly GoingParcel[] }) {
  const warnings = [
    ...(offer.unserved.length > 0
      ? [messages.unserved(offer.unserved.map(({ name }) => name).join(', '))]
      : []),
    ...(needsWeight(offer, parcels) ? [messages.weightUnknown] : []),
  ];
  return warnings.map((warning) => (
    <s.Warning key={warning} role="status">
      {warning}
    </s.Warning>
  ));
}

/**
 * A courier choice for parcels: enabled couriers and the current one. Those that serve the destinations come first,
 * with charge and days; for others the unserved parcels are named.
 */
export function CourierChoice(props: CourierChoiceProps) {
  const { couriers = [], parcels, value, none, other, required = false, error, onChoose } = props;
  const offered = couriers.filter(({ id, active }) => active || String(id) === value);
  const offers = offersOf(offered, parcels);
  const chosen = offers.find(({ courier }) => String(courier.id) === value);
  return (
    <>
      <Choice
        label={messages.courier}
        required={required}
        choices={[
          ['', none],
          ...(other === undefined ? [] : [other]),
          ...offers.map(
            (offer) => [String(offer.courier.id), textOf(offer, parcels.length)] as const,
          ),
        ]}
        value={value}
        error={error}
        hint={props.couriers && offered.length === 0 ? messages.noCouriers : undefined}
        onChoose={onChoose}
      />
      {chosen && <Warnings offer={chosen} parcels={parcels} />}
    </>
  );
}
