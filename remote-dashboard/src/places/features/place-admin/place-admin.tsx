import { useState } from 'react';
import { ListView } from '@pasal/shared/dashboard';
import { StateView, TextField, icons } from '@pasal/shared/ui';
import { useManagedDistrictsQuery } from '../../places-api';
import { findPlaces } from '../../model/find-places';
import { DistrictRow, type PlaceTask } from './district-row';
import * as messages from './messages';
import * as s from './place-admin.styles';

interface PlaceAdminProps {
  onTask: (task: PlaceTask) => void;
}

/** All districts, each with its cities below; typing finds both. */
export function PlaceAdmin({ onTask }: PlaceAdminProps) {
  const answer = useManagedDistrictsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [text, setText] = useState('');
  return (
    <ListView
      answer={answer}
      data={answer.data}
      failed={messages.failed}
      isEmpty={({ districts }) => districts.length === 0}
      empty={messages.empty}
      rows={10}
      rowHeight="52px"
    >
      {({ districts }) => {
        const found = findPlaces(districts, text);
        const cities = found.reduce((sum, district) => sum + district.cities.length, 0);
        return (
          <>
            <s.Search>
              <TextField
                label={messages.search}
                type="search"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <p role="status">{messages.counts(found.length, cities)}</p>
            </s.Search>
            {found.length === 0 ? (
              <StateView icon={icons.location} title={messages.notFound} />
            ) : (
              <s.Districts aria-label={messages.title}>
                {found.map((district) => (
                  <DistrictRow
                    // A new search opens and closes the districts again.
                    key={`${district.id} ${text.trim()}`}
                    district={district}
                    onTask={onTask}
                  />
                ))}
              </s.Districts>
            )}
          </>
        );
      }}
    </ListView>
  );
}
