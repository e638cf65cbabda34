import type { City, District } from '@pasal/shared/contracts';
import { labelOf, likelyFirst, VALLEY, type OrderPlaces } from '@pasal/shared/domain';
import { Combobox } from './combobox';
import { Field } from './field';
import * as messages from './place-messages';

interface PlaceFieldsProps {
  /** Undefined while loading. */
  districts: readonly District[] | undefined;
  places: OrderPlaces;
  problems: Partial<Record<keyof OrderPlaces, string>>;
  onChange: (part: Partial<OrderPlaces>) => void;
  /** Loading has failed. */
  isFailed?: boolean;
  /** The places of this browser's last orders, latest first: listed at the top. */
  lastPlaces?: readonly OrderPlaces[];
  /** Allows the browser's autofill. */
  autoFill?: boolean;
}

/** A place by its name in the page's language, also found by its English name. */
const optionOf = (place: City) => ({
  value: place.id,
  label: labelOf(place),
  also: place.name,
});

/** District and city, recent ones first (D93); "city selection is disabled until a district is chosen" (R4.13) */
export function PlaceFields({ districts, places, problems, onChange, ...rest }: PlaceFieldsProps) {
  const { isFailed = false, autoFill = false, lastPlaces = [] } = rest;
  const fill = (name: string) => (autoFill ? name : 'off');
  const district = districts?.find(({ id }) => id === places.district_id);
  const lastDistricts = lastPlaces.map(({ district_id }) => district_id);
  const lastCities = lastPlaces.map(({ city_id }) => city_id);
  const isLoading = districts === undefined && !isFailed;
  return (
    <>
      <Field label={messages.placeLabels.district_id} required error={problems.district_id}>
        {(control) => (
          <Combobox
            {...control}
            name="district_id"
            autoComplete={fill('address-level1')}
            listLabel={messages.districts}
            options={likelyFirst(districts ?? [], lastDistricts, VALLEY).map(optionOf)}
            value={places.district_id}
            placeholder={isLoading ? messages.districtsLoading : messages.chooseDistrict}
            disabled={!districts?.length}
            onChoose={(district_id) => onChange({ district_id })}
          />
        )}
      </Field>
      <Field label={messages.placeLabels.city_id} required error={problems.city_id}>
        {(control) => (
          <Combobox
            {...control}
            // A new district resets the box, so that no earlier text remains in it.
            key={places.district_id}
            name="city_id"
            autoComplete={fill('address-level2')}
            listLabel={messages.cities}
            options={likelyFirst(district?.cities ?? [], lastCities).map(optionOf)}
            value={places.city_id}
            placeholder={district ? messages.chooseCity : messages.districtFirst}
            disabled={!district}
            onChoose={(city_id) => onChange({ city_id })}
          />
        )}
      </Field>
    </>
  );
}
