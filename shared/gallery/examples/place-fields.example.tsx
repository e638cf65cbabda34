import { useState } from 'react';
import { placesWith } from '@pasal/shared/domain';
import { PlaceFields } from '@pasal/shared/ui';
import { doNothing } from '../do-nothing';
import { districts, noPlaces } from '../places';

export const title = 'District and city';
export const about = 'Where an order goes. The city waits for its district.';

export const states = {
  'To be chosen': function ToBeChosen() {
    const [places, setPlaces] = useState(noPlaces);
    return (
      <PlaceFields
        districts={districts}
        places={places}
        problems={{}}
        onChange={(part) => setPlaces(placesWith(places, part))}
      />
    );
  },
  'On their way': () => (
    <PlaceFields districts={undefined} places={noPlaces} problems={{}} onChange={doNothing} />
  ),
  'Could not be loaded': () => (
    <PlaceFields
      districts={undefined}
      isFailed
      places={noPlaces}
      problems={{ district_id: 'The districts could not be loaded.' }}
      onChange={doNothing}
    />
  ),
  'Error beside it': () => (
    <PlaceFields
      districts={districts}
      places={noPlaces}
      problems={{ district_id: 'Choose a district.', city_id: 'Choose a city.' }}
      onChange={doNothing}
    />
  ),
};
