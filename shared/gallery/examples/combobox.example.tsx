import { useState } from 'react';
import { Combobox, Field } from '@pasal/shared/ui';
import { doNothing } from '../do-nothing';

export const title = 'One of many';
export const about =
  'Found by typing a part of its name. Arrows move, Enter takes, Escape brings the choice back.';

const options = ['Bhaktapur', 'Chitwan', 'Kaski', 'Kathmandu', 'Lalitpur'].map((label) => ({
  value: label,
  label,
}));

export const states = {
  'Nothing chosen': function NothingChosen() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <Field label="District">
        {(control) => (
          <Combobox
            {...control}
            listLabel="Districts"
            placeholder="Choose a district"
            options={options}
            value={value}
            onChoose={setValue}
          />
        )}
      </Field>
    );
  },
  Chosen: function Chosen() {
    const [value, setValue] = useState<string | null>('Kaski');
    return (
      <Field label="District">
        {(control) => (
          <Combobox
            {...control}
            listLabel="Districts"
            options={options}
            value={value}
            onChoose={setValue}
          />
        )}
      </Field>
    );
  },
  Disabled: () => (
    <Field label="City">
      {(control) => (
        <Combobox
          {...control}
          listLabel="Cities"
          placeholder="Choose a district first"
          options={[]}
          value={null}
          onChoose={doNothing}
          disabled
        />
      )}
    </Field>
  ),
  'Error beside it': () => (
    <Field label="District" required error="Choose a district.">
      {(control) => (
        <Combobox
          {...control}
          listLabel="Districts"
          options={options}
          value={null}
          onChoose={doNothing}
        />
      )}
    </Field>
  ),
};
