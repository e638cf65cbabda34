import '../testing/without-snapshots';
import { createInstance } from '@module-federation/enhanced/runtime';
import { remoteViews } from '../../../host/src/remotes/remote-views';
import { answerAddresses, failWith } from '@pasal/shared/testing';
import { NO_HEALTH } from './health';
import { makeRemotes } from './remotes';
import { makeScriptTries } from './script-tries';
import { timeLimits } from './time-limits';

const LIST = 'GET /discovery.json';
const whole = { schema: '', microFrontends: {} };
const wrong = { schema: '', microFrontends: { catalog: [{ extras: {} }] } };

/** Remotes of a page that started without its list, and how often it has heard of others. */
function open() {
  const heard = jest.fn();
  const first = { known: [], isWhole: false, hasDashboard: false };
  const remotes = makeRemotes({
    first,
    federation: createInstance({ name: 'host', remotes: [] }),
    scripts: makeScriptTries(timeLimits(0)),
    health: NO_HEALTH,
    views: remoteViews,
  });
  remotes.subscribe(heard);
  return { remotes, heard };
}

test('a list that still describes a remote wrongly wakes nobody, or they would ask for ever', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerAddresses({ [LIST]: wrong });
  const { remotes, heard } = open();
  await remotes.learn();
  expect(remotes.isWhole()).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  complaint.mockClear();
});

test('one that is whole again does', async () => {
  answerAddresses({ [LIST]: failWith(503, {}) });
  const { remotes, heard } = open();
  await expect(remotes.learn()).rejects.toThrow('503');
  answerAddresses({ [LIST]: whole });
  await remotes.learn();
  expect(remotes.isWhole()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});
