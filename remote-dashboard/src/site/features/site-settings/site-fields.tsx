import type { ReactNode } from 'react';
import { SITE_FIELD_LENGTH } from '@pasal/shared/contracts';
import { TextField } from '@pasal/shared/ui';
import { SideBySide } from '../../../kit/both-languages/both-languages.styles';
import { NepaliField } from '../../../kit/both-languages/nepali-field';
import type { SettingsDraft } from '../../model/settings-draft';
import type { SiteForm } from './use-site-form';

type Line = 'tagline' | 'opening_hours' | 'address' | 'email' | 'website';
type Group = 'social' | 'legal' | 'order_limits' | 'scarce_limits';

interface Rest {
  label: string;
  hint?: string;
  type?: string;
}

/** Makes fields of the shop's settings, each with its value and error. */
export function fieldsOf({ field, values, set, problemOf }: SiteForm) {
  /** Binds a text inside a group, such as `social.tiktok`. */
  const inGroup = <Name extends Group>(group: Name, name: keyof SettingsDraft[Name] & string) => ({
    value: String(values[group][name]),
    error: problemOf(`${group}.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      set((now) => ({ [group]: { ...now[group], [name]: target.value } })),
  });
  return {
    /** A text in English, next to its Nepali translation. */
    inBoth: (
      name: keyof SettingsDraft['ne'],
      label: string,
      english: string,
      control: ReactNode,
    ) => (
      <SideBySide>
        {control}
        <NepaliField
          label={label}
          english={english}
          value={values.ne[name]}
          maxLength={SITE_FIELD_LENGTH}
          error={problemOf(`ne.${name}`)}
          onChange={(typed) => set((now) => ({ ne: { ...now.ne, [name]: typed } }))}
        />
      </SideBySide>
    ),
    line: (name: Line, rest: Rest) => (
      <TextField {...field(name)} maxLength={SITE_FIELD_LENGTH} error={problemOf(name)} {...rest} />
    ),
    text: <Name extends Group>(
      group: Name,
      name: keyof SettingsDraft[Name] & string,
      rest: Rest,
    ) => <TextField {...inGroup(group, name)} maxLength={SITE_FIELD_LENGTH} {...rest} />,
    wholeNumber: <Name extends Group>(
      group: Name,
      name: keyof SettingsDraft[Name] & string,
      { range: [min, max], ...rest }: Rest & { range: readonly [least: number, most: number] },
    ) => (
      <TextField
        {...inGroup(group, name)}
        type="number"
        min={min}
        max={max}
        required
        inputMode="numeric"
        {...rest}
      />
    ),
  };
}
