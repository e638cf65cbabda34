#!/usr/bin/env node
import { run } from '../command/run.mjs';

process.exitCode = await run(process.argv.slice(2));
