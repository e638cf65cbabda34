import { useDistrictsQuery } from '@pasal/shared/api';
import type { City } from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import { Button, Combobox, Field } from '@pasal/shared/ui';
import * as messages from './messages';
import { Trouble } from './place-filters.styles';

interface Places {
  district_id: number | undefined;
  city_id: number | undefined;
}

interface PlaceFiltersProps {
  query: Places;
  onChange: (part: Partial<Places>) => void;
}

/** By the name in the page's language, also found by the English one. */
const optionOf = (place: City) => ({ value: place.id, label: labelOf(place), also: place.name });

/** Filters by destination. A change of district clears the city. */
export function PlaceFilters({ query, onChange }: PlaceFiltersProps) {
  const { data, isError, refetch } = useDistrictsQuery();
  const districts = data?.districts ?? [];
  const cities = districts.find(({ id }) => id === query.district_id)?.cities ?? [];
  return (
    <>
      <Field label={messages.district}>
        {(control) => (
          <Combobox
            {...control}
            listLabel={messages.districts}
            placeholder={messages.allDistricts}
            options={districts.map(optionOf)}
            value={query.district_id ?? null}
            disabled={districts.length === 0}
            onChoose={(id) => onChange({ district_id: id ?? undefined, city_id: undefined })}
          />
        )}
      </Field>
      <Field label={messages.city}>
        {(control) => (
          <Combobox
            {...control}
            listLabel={messages.cities}
            placeholder={query.district_id ? messages.allCities : messages.districtFirst}
            options={cities.map(optionOf)}
            value={query.city_id ?? null}
            disabled={cities.length === 0}
            onChoose={(id) => onChange({ city_id: id ?? undefined })}
          />
        )}
      </Field>
      {isError && !data && (
        <Trouble role="alert">
          {messages.placesFailed}
          <Button variant="quiet" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        </Trouble>
      )}
    </>
  );
}
