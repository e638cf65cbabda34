import { fireEvent, screen } from '@testing-library/react';
import type { OwnReturn, ReturnableParcel } from '@pasal/shared/contracts';
import { answerCalls, failWith, forgetShops, renderShop } from '@pasal/shared/testing';
import { OrderReturns } from './order-returns';

afterEach(forgetShops);

const proof = { order_number: 'NP-2026-000012', phone: '9841234567' };
const until = { return_until: '2026-12-01', exchange_until: '2026-12-01' };
const parcel: ReturnableParcel = {
  number: 1,
  items: [
    { line: 1, name: 'Dome Camera', left: 2, ...until },
    { line: 2, name: 'Cable', left: 1, return_until: null, exchange_until: '2026-12-01' },
  ],
};
const at = '2026-11-24T06:15:00.000Z';
const own: OwnReturn = {
  number: 1,
  parcel: 1,
  kind: 'return',
  state: 'refused',
  reason: 'not_wanted',
  remarks: '',
  asked_at: at,
  state_since: at,
  items: [{ line: 1, name: 'Dome Camera', quantity: 1, price: 4500 }],
  pictures: [],
  words: 'The box was opened.',
};

function open(answer = { parcels: [parcel], returns: [] as OwnReturn[] }) {
  let wanted: unknown;
  const server = answerCalls({
    ownReturns: answer,
    askReturn: async (request: Request) => {
      wanted = JSON.parse(String((await request.formData()).get('wanted')));
      return { message: 'We have your request and will answer soon.', parcels: [], returns: [own] };
    },
  });
  const { user } = renderShop(<OrderReturns proof={proof} />, { at: '/order/NP-2026-000012' });
  const begin = async () =>
    user.click(await screen.findByRole('button', { name: 'Return or exchange goods' }));
  const send = () => user.click(screen.getByRole('button', { name: 'Send request' }));
  return { user, server, begin, send, wanted: () => wanted };
}

test('a buyer says what, how many and why before anything is sent', async () => {
  const { user, server, begin, send, wanted } = open();
  await begin();
  await send();
  expect(screen.getByLabelText(/^Pieces of Dome Camera/)).toHaveAccessibleDescription(
    /Choose which goods\./,
  );
  expect(screen.getByLabelText(/^Why/)).toHaveAccessibleDescription(/Choose why\./);
  const sent = () =>
    server.calls.filter(
      ({ method, path }) => method === 'POST' && path !== '/order-product/track/returns',
    );
  expect(sent()).toEqual([]);
  await user.selectOptions(screen.getByLabelText(/^Pieces of Dome Camera/), '2');
  await user.selectOptions(screen.getByLabelText(/^Why/), 'It does not work');
  await user.type(screen.getByLabelText('What happened'), 'It stays dark.');
  await send();
  expect(await screen.findByText('We have your request and will answer soon.')).toBeInTheDocument();
  expect(wanted()).toEqual({
    parcel: 1,
    kind: 'return',
    reason: 'faulty',
    remarks: 'It stays dark.',
    items: [{ line: 1, quantity: 2 }],
  });
  const [asked] = sent();
  expect(asked?.headers.get('order-proof')).toContain(proof.phone);
});

test('goods are offered only in the way their days allow', async () => {
  const { user, begin } = open();
  await begin();
  expect(screen.queryByLabelText(/^Pieces of Cable/)).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^What you want/), 'Another piece of the same');
  expect(screen.getByLabelText(/^Pieces of Cable/)).toBeInTheDocument();
});

test('what became of a request stands with the words of the shop', async () => {
  open({ parcels: [], returns: [own] });
  const request = await screen.findByRole('article', { name: 'Request 1' });
  expect(request).toHaveTextContent('Not possible');
  expect(request).toHaveTextContent('The box was opened.');
  expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
});

test('what could not be sent keeps what was typed', async () => {
  const { user, server, begin, send } = open();
  await begin();
  server.set('askReturn', failWith(503, {}));
  await user.selectOptions(screen.getByLabelText(/^Pieces of Dome Camera/), '1');
  await user.selectOptions(screen.getByLabelText(/^Why/), 'Another reason');
  await user.type(screen.getByLabelText('What happened'), 'Two are too many.');
  await send();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('What happened')).toHaveValue('Two are too many.');
});

test("an iPhone's picture that this browser can't draw is named at once, with what to do on the phone", async () => {
  const { begin } = open();
  await begin();
  const files = [
    new File(['heic'], 'IMG_0042.HEIC', { type: 'image/heic' }),
    new File(['jpeg'], 'box.jpg', { type: 'image/jpeg' }),
  ];
  fireEvent.change(screen.getByLabelText(/^Add pictures/), { target: { files } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^IMG_0042\.HEIC .*Most Compatible/);
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Picture 2' })).toBeNull();
});
