import { useState, type KeyboardEvent } from 'react';
import { PARCEL_LENGTHS } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { Checkbox, TextField, type FormProblems } from '@pasal/shared/ui';
import { KeyedFields } from '../../../kit/keyed-fields';
import { usePackParcelMutation } from '../../desks-api';
import { goodsOf, type Goods, type PaperOf } from '../../model/papers';
import { lineOfCode, type Scanned } from '../../model/scanned-line';
import * as messages from './messages';
import { WeightFields, weighedBody, weighedOf, type Weighed } from './weight-fields';

interface Draft extends Weighed {
  /** Number of checked pieces, by line. */
  checked: Readonly<Record<number, number>>;
  /** Serial numbers of pieces that need one, by line. */
  serials: Readonly<Record<number, readonly string[]>>;
}

interface PackDialogProps {
  paper: PaperOf;
  onClose: () => void;
}

const isEmpty = (text: string) => text.trim() === '';

const areChecked = (goods: readonly Goods[], checked: Draft['checked']) =>
  goods.every(({ line, quantity }) => checked[line] === quantity);

/** Focuses the next missing serial number, after a field or from the first; false if there is none. */
function toNextSerial(field: HTMLInputElement): boolean {
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>('[data-serial]') ?? [])];
  const at = fields.indexOf(field) + 1;
  const next = [...fields.slice(at), ...fields.slice(0, at)].find(({ value }) => isEmpty(value));
  next?.focus();
  return next !== undefined;
}

/** The draft of a parcel being packed, and the call that confirms it. */
function usePacking({ paper, onClose }: PackDialogProps) {
  const [pack] = usePackParcelMutation();
  const goods = goodsOf(paper);
  const asked = goods.filter(({ sold }) => paper.asked.has(sold.product_id));
  const form = useDialogForm<Draft, { message: string }>({
    start: {
      ...weighedOf(paper.parcel),
      checked: {},
      serials: Object.fromEntries(
        asked.map(({ line, quantity }) => [line, Array.from({ length: quantity }, () => '')]),
      ),
    },
    check: ({ checked, serials }): FormProblems => ({
      ...(!areChecked(goods, checked) && { scan: messages.checkAll }),
      ...(Object.values(serials).flat().some(isEmpty) && { serials: messages.fillSerial }),
    }),
    call: ({ serials, ...weighed }) =>
      pack({
        params: { id: paper.order.id, number: paper.parcel.number },
        body: {
          ...weighedBody(weighed, paper.parcel),
          version: paper.parcel.version,
          serials: Object.entries(serials).flatMap(([line, numbers]) =>
            numbers.map((serial) => ({ line: Number(line), serial: serial.trim() })),
          ),
        },
      }),
    onClose,
  });
  return { ...form, goods };
}

type Packing = ReturnType<typeof usePacking>;

function wordsOf(scanned: Exclude<Scanned, { line: Goods }>, code: string): string {
  if (scanned.problem === 'unknown') return messages.notHere(code);
  return scanned.problem === 'full' ? messages.enough(scanned.name) : messages.which(scanned.name);
}

/** A scanner types the code and presses Enter: that checks a piece and doesn't submit. */
function ScanField({ values, problems, set, goods }: Packing) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  function takeCode(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || isEmpty(code)) return;
    event.preventDefault();
    const scanned = lineOfCode(goods, code, values.checked);
    setCode('');
    if ('problem' in scanned) return setWrong(wordsOf(scanned, code.trim()));
    setWrong(undefined);
    const { line } = scanned.line;
    const checked = { ...values.checked, [line]: (values.checked[line] ?? 0) + 1 };
    set({ checked });
    // Serial numbers are scanned next.
    if (areChecked(goods, checked)) toNextSerial(event.currentTarget);
  }
  return (
    <TextField
      label={messages.scan}
      hint={messages.scanHint}
      autoComplete="off"
      value={code}
      error={wrong ?? problems.scan}
      onChange={({ target }) => setCode(target.value)}
      onKeyDown={takeCode}
    />
  );
}

/** The required serial numbers: Enter moves to the next missing one, and submits when there is none. */
function SerialFields({ values, problems, set, goods }: Packing) {
  return Object.entries(values.serials).flatMap(([line, numbers]) => {
    const name = goods.find((each) => String(each.line) === line)?.name ?? '';
    return numbers.map((serial, piece) => (
      <TextField
        // oxlint-disable-next-line react/no-array-index-key -- a piece is named by its place alone
        key={`${line} ${piece}`}
        label={messages.serial(name, piece + 1)}
        required
        maxLength={PARCEL_LENGTHS.serial}
        value={serial}
        error={
          problems.serials === messages.fillSerial && !isEmpty(serial)
            ? undefined
            : problems.serials
        }
        data-serial
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          if (isEmpty(serial) || toNextSerial(event.currentTarget)) event.preventDefault();
        }}
        onChange={({ target }) =>
          set({ serials: { ...values.serials, [line]: numbers.with(piece, target.value) } })
        }
      />
    ));
  });
}

/** Checks a parcel's lines by tick or scanner; Enter confirms the packing when all are checked. */
export function PackDialog(props: PackDialogProps) {
  const packing = usePacking(props);
  const { frame, values, set, goods } = packing;
  return (
    <FormDialog
      {...frame}
      title={messages.title(props.paper.order.order_number)}
      submitLabel={messages.packed}
    >
      <KeyedFields>
        <ScanField {...packing} />
        {goods.map(({ line, quantity, name }) => {
          const done = values.checked[line] ?? 0;
          return (
            <Checkbox
              key={line}
              label={`${name} (${messages.checked(done, quantity)})`}
              checked={done === quantity}
              onChange={({ target }) =>
                set({ checked: { ...values.checked, [line]: target.checked ? quantity : 0 } })
              }
            />
          );
        })}
        <SerialFields {...packing} />
        <WeightFields values={values} problems={packing.problems} onChange={set} />
      </KeyedFields>
    </FormDialog>
  );
}
