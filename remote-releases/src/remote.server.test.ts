/** @jest-environment node */
import { testPagesOnServer } from '@pasal/shared/testing';
import { remote } from './remote';

testPagesOnServer(remote);
