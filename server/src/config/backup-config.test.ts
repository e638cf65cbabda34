import { identityToRecipient, generateIdentity } from 'age-encryption';
import { guideBlocks } from '../testing/operator-guide';
import { mistakesOf } from '../testing/config-mistakes';
import { readConfig } from './config';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
const BUCKET = 's3://backups/shop?endpoint=https://s3.example.com';
let recipient: string;
beforeAll(async () => {
  recipient = await identityToRecipient(await generateIdentity());
});

test('without a place there are no backups; with one they are at night, encrypted, drilled each month', () => {
  expect(readConfig({ BACKUP_RECIPIENT: recipient }).backup).toBeUndefined();
  expect(readConfig({ BACKUP_URL: '/backups', BACKUP_RECIPIENT: recipient }).backup).toEqual({
    place: '/backups',
    recipients: [recipient],
    minute: 135,
    drillDays: 35,
  });
});

test('the store of backups may be another one, with credentials of its own', () => {
  const env = { ...KEYS, AWS_SESSION_TOKEN: 'token', BACKUP_URL: BUCKET, BACKUP_RECIPIENT: 'none' };
  const own = { BACKUP_ACCESS_KEY_ID: 'writer', BACKUP_SECRET_ACCESS_KEY: 'writes' };
  expect(readConfig(env).backup).toMatchObject({
    place: { bucket: 'backups', prefix: 'shop/', accessKeyId: 'id', sessionToken: 'token' },
    recipients: [],
  });
  expect(readConfig({ ...env, ...own }).backup?.place).toMatchObject({
    accessKeyId: 'writer',
    secretAccessKey: 'writes',
    sessionToken: undefined,
  });
  expect(readConfig({ ...env, ...own, FILES_URL: BUCKET }).files.place).toMatchObject({
    accessKeyId: 'id',
  });
});

test('every mistake is named at once, and no secret with it', async () => {
  const identity = await generateIdentity();
  const said = mistakesOf({
    BACKUP_URL: 'backups',
    BACKUP_RECIPIENT: `${identity}, age1nobody`,
    BACKUP_AT: '24:00',
    BACKUP_DRILL_DAYS: '0',
    BACKUP_ACCESS_KEY_ID: 'writer',
  });
  expect(said).toEqual([
    expect.stringContaining('belong together'),
    expect.stringContaining('BACKUP_URL must be a folder like /backups'),
    expect.stringContaining('holds a secret key'),
    expect.stringContaining("age1nobody isn't one"),
    expect.stringContaining('BACKUP_AT must be a time of day in Nepal'),
    expect.stringContaining('BACKUP_DRILL_DAYS must be a number of days'),
  ]);
  expect(said.join(' ')).not.toContain(identity);
});

test('a place without a key is refused, unless that is meant', () => {
  expect(mistakesOf({ BACKUP_URL: '/backups' })).toEqual([
    expect.stringContaining('BACKUP_URL needs BACKUP_RECIPIENT'),
  ]);
  expect(mistakesOf({ BACKUP_URL: '/backups', BACKUP_RECIPIENT: 'none' })).toEqual([]);
});

test('the example of the guide is one the server reads', () => {
  const example = guideBlocks().find(({ lines }) => lines[0]?.startsWith('BACKUP_URL='));
  const env = Object.fromEntries((example?.lines ?? []).map((line) => line.split(/=(.*)/)));
  expect(readConfig(env).backup).toMatchObject({
    place: { bucket: 'pasal-backups', prefix: 'live/', accessKeyId: 'pasal-backups' },
    recipients: [expect.stringMatching(/^age1/)],
  });
});
