import {
  COURIER_FILE_PRESETS,
  COURIER_FILE_VALUES,
  MAX_FILE_COLUMNS,
  PARCEL_LENGTHS,
  type CourierFileColumn,
  type CourierFilePreset,
  type DeskSettings,
} from '@pasal/shared/contracts';
import { AddButton, Choice, TitledSection } from '@pasal/shared/dashboard';
import { Icon, IconButton, TextField, icons } from '@pasal/shared/ui';
import { useCouriersQuery } from '../../site-api';
import * as messages from './courier-file-messages';
import * as s from './courier-files.styles';

const PRESETS = Object.keys(COURIER_FILE_PRESETS) as CourierFilePreset[];

interface ColumnsProps {
  columns: readonly CourierFileColumn[];
  onChange: (columns: CourierFileColumn[]) => void;
}

/** The columns of one file, in their order. */
function Columns({ columns, onChange }: ColumnsProps) {
  return (
    <>
      {columns.map((column, at) => (
        <s.Row
          // oxlint-disable-next-line react/no-array-index-key -- a column is what is typed in it; only its place names it
          key={`${at} of ${columns.length}`}
        >
          <TextField
            label={messages.heading}
            required
            maxLength={PARCEL_LENGTHS.column}
            value={column.title}
            onChange={({ target }) =>
              onChange(columns.with(at, { ...column, title: target.value }))
            }
          />
          <Choice
            label={messages.value}
            choices={COURIER_FILE_VALUES.map((each) => [each, messages.values[each]] as const)}
            value={column.value}
            onChoose={(value) => onChange(columns.with(at, { ...column, value }))}
          />
          <IconButton
            label={messages.removeColumn(column.title)}
            onClick={() => onChange(columns.toSpliced(at, 1))}
          >
            <Icon shape={icons.trash} />
          </IconButton>
        </s.Row>
      ))}
      {columns.length < MAX_FILE_COLUMNS && (
        <div>
          <AddButton onClick={() => onChange([...columns, { title: '', value: 'empty' }])}>
            {messages.addColumn}
          </AddButton>
        </div>
      )}
    </>
  );
}

type Files = DeskSettings['files'];

interface CourierFilesProps {
  files: Files;
  onChange: (files: Files) => void;
}

/** For each courier the columns of the file that its own page takes: a ready shape to start from, then changed at will. */
export function CourierFiles({ files, onChange }: CourierFilesProps) {
  const { currentData } = useCouriersQuery();
  const couriers = currentData?.couriers ?? [];
  const without = (id: number) => files.filter(({ courier_id }) => courier_id !== id);
  return (
    <TitledSection title={messages.title} lead={messages.lead}>
      {couriers.map(({ id, name }) => {
        const columns = files.find(({ courier_id }) => courier_id === id)?.columns;
        const set = (to: readonly CourierFileColumn[]) =>
          onChange(
            to.length === 0 ? without(id) : [...without(id), { courier_id: id, columns: [...to] }],
          );
        return (
          <s.Courier key={id} open={columns !== undefined}>
            <summary>{name}</summary>
            <Choice
              label={messages.preset}
              choices={[
                ['', columns ? messages.own : messages.usual] as const,
                ...PRESETS.map((preset) => [preset, messages.presets[preset]] as const),
              ]}
              value=""
              onChoose={(preset) => preset !== '' && set(COURIER_FILE_PRESETS[preset])}
            />
            {columns && <Columns columns={columns} onChange={set} />}
          </s.Courier>
        );
      })}
    </TitledSection>
  );
}
