import type { District } from '@pasal/shared/contracts';
import { useDistrictsQuery } from '@pasal/shared/api';
import { Choice, Muted } from '@pasal/shared/dashboard';
import { labelOf } from '@pasal/shared/domain';
import { Button, Icon, icons, TextField } from '@pasal/shared/ui';
import * as s from './courier-admin.styles';
import { emptyPlace, type PlaceDraft } from './courier-draft';
import * as messages from './messages';

const choicesOf = (places: readonly { id: number; name: string; label?: string }[], all: string) =>
  [['', all], ...places.map((place) => [String(place.id), labelOf(place)] as const)] as const;

interface PlaceRowProps {
  number: number;
  place: PlaceDraft;
  districts: readonly District[];
  onChange: (part: Partial<PlaceDraft>) => void;
  onRemove: () => void;
}

function PlaceRow({ number, place, districts, onChange, onRemove }: PlaceRowProps) {
  const cities = districts.find(({ id }) => String(id) === place.district)?.cities ?? [];
  const numeric = (name: 'upTo' | 'charge' | 'days') =>
    ({
      type: 'number',
      min: 0,
      value: place[name],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    }) as const;
  return (
    <s.Place>
      <legend>{messages.place(number)}</legend>
      <Choice
        label={messages.district}
        choices={choicesOf(districts, messages.wholeCountry)}
        value={place.district}
        onChoose={(district) => onChange({ district, city: '' })}
      />
      <Choice
        label={messages.city}
        choices={choicesOf(cities, messages.wholeDistrict)}
        value={place.city}
        disabled={place.district === ''}
        onChoose={(city) => onChange({ city })}
      />
      <TextField {...numeric('charge')} label={messages.charge} required />
      <TextField {...numeric('upTo')} label={messages.upTo} hint={messages.upToHint} />
      <TextField {...numeric('days')} label={messages.days} />
      <Button variant="quiet" onClick={onRemove}>
        <Icon shape={icons.trash} /> {messages.removePlace(number)}
      </Button>
    </s.Place>
  );
}

interface PlaceRowsProps {
  places: readonly PlaceDraft[];
  problem: string | undefined;
  onChange: (places: readonly PlaceDraft[]) => void;
}

/** A courier's charge and delivery days by place and weight. */
export function PlaceRows({ places, problem, onChange }: PlaceRowsProps) {
  const { data } = useDistrictsQuery();
  return (
    <s.Places>
      <legend>{messages.places}</legend>
      <Muted>{messages.placesHint}</Muted>
      {places.map((place, index) => (
        <PlaceRow
          key={place.key}
          number={index + 1}
          place={place}
          districts={data?.districts ?? []}
          onChange={(part) => onChange(places.with(index, { ...place, ...part }))}
          onRemove={() => onChange(places.toSpliced(index, 1))}
        />
      ))}
      {problem && <p role="alert">{problem}</p>}
      <Button variant="secondary" onClick={() => onChange([...places, emptyPlace(places)])}>
        <Icon shape={icons.plus} /> {messages.addPlace}
      </Button>
    </s.Places>
  );
}
