import { useId, useState } from 'react';
import type { ManagedCity, ManagedDistrict } from '@pasal/shared/contracts';
import { Icon, Menu, icons } from '@pasal/shared/ui';
import { MissingNepali } from '../../../kit/both-languages/nepali-field';
import type { FoundDistrict } from '../../model/find-places';
import { termsInWords } from '../../../kit/model/terms-draft';
import * as messages from './messages';
import * as s from './place-admin.styles';

/** The task of the dialog, and its place. */
export type PlaceTask =
  | { task: 'add-district' }
  | {
      task: 'add-city' | 'rename-district' | 'district-terms' | 'delete-district';
      place: ManagedDistrict;
    }
  | { task: 'rename-city' | 'city-terms' | 'delete-city'; place: ManagedCity };

interface DistrictRowProps {
  district: FoundDistrict;
  onTask: (task: PlaceTask) => void;
}

/** A place's Nepali name, or that it is missing. */
function NepaliName({ of: { name_ne } }: { of: Pick<ManagedCity, 'name_ne'> }) {
  return <small>{name_ne ? <span lang="ne">{name_ne}</span> : <MissingNepali />}</small>;
}

function CityItem({ city, onTask }: { city: ManagedCity; onTask: DistrictRowProps['onTask'] }) {
  return (
    <s.City>
      <span>
        {city.name}
        <NepaliName of={city} />
        {city.delivery && <small>{termsInWords(city.delivery)}</small>}
      </span>
      <Menu
        label={messages.actionsOf(city.name)}
        items={[
          {
            label: messages.rename,
            icon: icons.edit,
            onChoose: () => onTask({ task: 'rename-city', place: city }),
          },
          {
            label: messages.terms,
            icon: icons.truck,
            onChoose: () => onTask({ task: 'city-terms', place: city }),
          },
          {
            label: messages.deleteLabel,
            icon: icons.trash,
            danger: true,
            onChoose: () => onTask({ task: 'delete-city', place: city }),
          },
        ]}
      />
    </s.City>
  );
}

/** A district, whose cities are shown when it is expanded or one of them matches the search. */
export function DistrictRow({ district, onTask }: DistrictRowProps) {
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? district.isOpen;
  const id = useId();
  const { name, cities, delivery } = district;
  return (
    <s.District>
      <s.Head>
        <s.Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpened(!isOpen)}
        >
          <Icon shape={isOpen ? icons.chevronDown : icons.chevronRight} />
          <strong>
            {name}
            <NepaliName of={district} />
            {delivery && <small>{termsInWords(delivery)}</small>}
          </strong>{' '}
          <span>{messages.cityCount(cities.length)}</span>
        </s.Toggle>
        <Menu
          label={messages.actionsOf(name)}
          items={[
            {
              label: messages.addCity,
              icon: icons.plus,
              onChoose: () => onTask({ task: 'add-city', place: district }),
            },
            {
              label: messages.rename,
              icon: icons.edit,
              onChoose: () => onTask({ task: 'rename-district', place: district }),
            },
            {
              label: messages.terms,
              icon: icons.truck,
              onChoose: () => onTask({ task: 'district-terms', place: district }),
            },
            {
              label: messages.deleteLabel,
              icon: icons.trash,
              danger: true,
              onChoose: () => onTask({ task: 'delete-district', place: district }),
            },
          ]}
        />
      </s.Head>
      {isOpen && cities.length === 0 && <s.Note id={id}>{messages.noCities}</s.Note>}
      {isOpen && cities.length > 0 && (
        <s.Cities id={id} aria-label={name}>
          {cities.map((city) => (
            <CityItem key={city.id} city={city} onTask={onTask} />
          ))}
        </s.Cities>
      )}
    </s.District>
  );
}
