import { readDelivery } from './delivery-config';

function read(env: Record<string, string>) {
  const mistakes: string[] = [];
  return { ...readDelivery(env, (mistake) => mistakes.push(mistake)), mistakes };
}

const MAIL_FROM = 'orders@pasal.example';
const smtpOf = (SMTP_URL: string) => read({ SMTP_URL, MAIL_FROM });

test('without variables nothing is sent, and nothing is wrong', () => {
  expect(read({})).toEqual({ smtp: undefined, smsWebhook: undefined, mistakes: [] });
});

test('a mail server with a password is used after STARTTLS only', () => {
  expect(smtpOf('smtp://shop:p%40ss@mail.example.com')).toEqual({
    smtp: {
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTLS: true,
      auth: { user: 'shop', pass: 'p@ss' },
      from: MAIL_FROM,
    },
    smsWebhook: undefined,
    mistakes: [],
  });
});

test.each([
  ['smtps://shop:pass@mail.example.com', { port: 465, secure: true, requireTLS: false }],
  ['smtps://shop:pass@mail.example.com:2465', { port: 2465, secure: true }],
  ['smtp://relay.internal:25', { port: 25, auth: undefined, requireTLS: false }],
  ['smtp://shop:pass@127.0.0.1:2525', { host: '127.0.0.1', requireTLS: false }],
  ['smtp://shop:pass@[::1]:2525', { host: '::1', requireTLS: false }],
])('%s is understood', (url, part) => {
  expect(smtpOf(url).mistakes).toEqual([]);
  expect(smtpOf(url).smtp).toMatchObject(part);
});

test.each([
  'mail.example.com',
  'http://mail.example.com',
  'smtp://',
  'smtp://user@mail.example.com',
  'smtp://mail.example.com/inbox',
  'smtp://mail.example.com?tls=no',
  'smtp://%zz:pass@mail.example.com',
])('SMTP_URL %s is refused', (url) => {
  expect(smtpOf(url).mistakes).toEqual([
    'SMTP_URL must be an address like smtp://user:password@mail.example.com:587.',
  ]);
});

test('SMTP_URL and MAIL_FROM belong together', () => {
  const mistake = 'SMTP_URL and MAIL_FROM belong together; one is missing.';
  expect(read({ SMTP_URL: 'smtp://mail.example.com' }).mistakes).toEqual([mistake]);
  expect(read({ MAIL_FROM }).mistakes).toEqual([mistake]);
});

test.each(['Pasal <orders@pasal.example>', 'orders', 'a@b.c, d@e.f'])(
  'MAIL_FROM %s is refused',
  (from) => {
    expect(read({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: from }).mistakes).toEqual([
      'MAIL_FROM must be an email address like orders@shop.example.com.',
    ]);
  },
);

test('a gateway and its secret are taken over', () => {
  const env = {
    SMS_WEBHOOK_URL: 'https://sms.example.com/send?shop=1',
    SMS_WEBHOOK_SECRET: 'sixteen-letters!',
  };
  expect(read(env).smsWebhook).toEqual({
    url: 'https://sms.example.com/send?shop=1',
    secret: 'sixteen-letters!',
  });
});

test('every mistake about the gateway is named at once, and none tells a secret', () => {
  const { mistakes } = read({
    SMS_WEBHOOK_URL: 'https://user:geheim@sms.example.com',
    SMS_WEBHOOK_SECRET: 'geheim',
    SMTP_URL: 'smtp://user:geheim@mail.example.com/x',
    MAIL_FROM,
  });
  expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
    'SMTP_URL',
    'SMS_WEBHOOK_SECRET',
    'SMS_WEBHOOK_URL',
  ]);
  expect(mistakes.join()).not.toContain('geheim');
  expect(read({ SMS_WEBHOOK_SECRET: 'sixteen-letters!' }).mistakes).toEqual([
    'SMS_WEBHOOK_SECRET is of no use without SMS_WEBHOOK_URL.',
  ]);
});
