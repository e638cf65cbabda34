import {
  COURIER_FILE_PRESETS,
  COURIER_FILE_VALUES,
  LIST_HEADINGS,
  MAX_FILE_COLUMNS,
  MAX_HEADING,
  PARCEL_LENGTHS,
  type CourierFileColumn,
  type CourierFilePreset,
  type DeskSettings,
  type ListHeading,
  type ListHeadings,
  type StateWords,
} from '@pasal/shared/contracts';
import { AddButton, Choice, Muted, TitledSection } from '@pasal/shared/dashboard';
import { PARCEL_EVENT_LABELS } from '@pasal/shared/domain';
import { useSearchParams } from '@pasal/shared/routing';
import { Icon, IconButton, TextField, icons, type FormProblems } from '@pasal/shared/ui';
import { useCouriersQuery } from '../../../kit/couriers-api';
import * as messages from './courier-file-messages';
import * as s from './courier-files.styles';

const PRESETS = Object.keys(COURIER_FILE_PRESETS) as CourierFilePreset[];

interface ColumnsProps {
  columns: readonly CourierFileColumn[];
  problemOf: (path: string) => string | undefined;
  onChange: (columns: CourierFileColumn[]) => void;
}

/** The columns of one file, in order. */
function Columns({ columns, problemOf, onChange }: ColumnsProps) {
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
            error={problemOf(`columns.${at}.title`)}
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

interface HeadingsProps {
  headings: ListHeadings;
  problemOf: (path: string) => string | undefined;
  onChange: (headings: ListHeadings) => void;
}

/** The courier's headings for list columns that the shop doesn't recognise. */
function Headings({ headings, problemOf, onChange }: HeadingsProps) {
  const call = (name: ListHeading, title: string) => {
    const { [name]: _before, ...others } = headings;
    onChange(title.trim() === '' ? others : { ...others, [name]: title });
  };
  return (
    <>
      <p>
        <Muted>{messages.listLead}</Muted>
      </p>
      <s.Headings>
        {LIST_HEADINGS.map((name) => (
          <TextField
            key={name}
            label={messages.listHeadings[name]}
            maxLength={MAX_HEADING}
            value={headings[name] ?? ''}
            error={problemOf(`headings.${name}`)}
            onChange={({ target }) => call(name, target.value)}
          />
        ))}
      </s.Headings>
    </>
  );
}

interface StatesProps {
  states: StateWords;
  onChange: (states: StateWords) => void;
}

/** The assigned meanings of a courier's state words; removing a wrong one makes the shop ask again. */
function States({ states, onChange }: StatesProps) {
  return states.map(({ word, event }, at) => (
    <s.State key={word}>
      <span>{messages.stateWord(word, PARCEL_EVENT_LABELS[event])}</span>
      <IconButton
        label={messages.forgetWord(word)}
        onClick={() => onChange(states.toSpliced(at, 1))}
      >
        <Icon shape={icons.trash} />
      </IconButton>
    </s.State>
  ));
}

type Files = DeskSettings['files'];

/** Scrolls to the courier named in the address, since others may be above it. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView();

/** Each column of a file has a heading. */
export const checkFiles = (files: Files): FormProblems =>
  Object.fromEntries(
    files.flatMap(({ columns = [] }, file) =>
      columns.flatMap(({ title }, at) =>
        title.trim() === '' ? [[`files.${file}.columns.${at}.title`, messages.headingNeeded]] : [],
      ),
    ),
  );

interface CourierFilesProps {
  files: Files;
  problemOf: (path: string) => string | undefined;
  onChange: (files: Files) => void;
}

/** For each courier the columns of its import file, presets to start from, and its own list headings. */
export function CourierFiles({ files, problemOf, onChange }: CourierFilesProps) {
  const { currentData } = useCouriersQuery();
  const [address] = useSearchParams();
  const couriers = currentData?.couriers ?? [];
  const without = (id: number) => files.filter(({ courier_id }) => courier_id !== id);
  return (
    <TitledSection title={messages.title} lead={messages.lead}>
      {couriers.map(({ id, name }) => {
        const at = files.findIndex(({ courier_id }) => courier_id === id);
        const own = files[at];
        const { columns, headings = {}, states = [] } = own ?? {};
        const problemOfOwn = (path: string) => problemOf(`files.${at}.${path}`);
        const put = (
          to: readonly CourierFileColumn[],
          called: ListHeadings,
          meant: StateWords = states,
        ) => {
          const said = {
            ...(to.length > 0 && { columns: [...to] }),
            ...(Object.keys(called).length > 0 && { headings: called }),
            ...(meant.length > 0 && { states: [...meant] }),
          };
          const isAny = Object.keys(said).length > 0;
          onChange(isAny ? [...without(id), { courier_id: id, ...said }] : without(id));
        };
        const set = (to: readonly CourierFileColumn[]) => put(to, headings);
        const isAsked = address.get('courier') === String(id);
        return (
          <s.Courier
            key={id}
            ref={isAsked ? bringIntoView : undefined}
            open={isAsked || own !== undefined}
          >
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
            {columns && <Columns columns={columns} problemOf={problemOfOwn} onChange={set} />}
            <Headings
              headings={headings}
              problemOf={problemOfOwn}
              onChange={(called) => put(columns ?? [], called)}
            />
            <States states={states} onChange={(meant) => put(columns ?? [], headings, meant)} />
          </s.Courier>
        );
      })}
    </TitledSection>
  );
}
