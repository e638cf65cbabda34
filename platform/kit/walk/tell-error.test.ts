import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(__dirname, 'tell-error.mjs')).href;

const SCRIPT = `class NoCart extends Error{} throw new Error("Boom"); throw Error("got "+answer); cart.lines`;
const PLACE = 'at f (http://127.0.0.1:3000/remotes/catalog/1/main.js:1:20)';

/** The reports of errors, made by the program itself. */
function tell(errors: { name?: string; message: string; stack?: string }[]): string[] {
  const script = `import { tellError } from ${JSON.stringify(MODULE)};
    const scripts = new Map([['/remotes/catalog/1/main.js', ${JSON.stringify(SCRIPT)}]]);
    const errors = ${JSON.stringify(errors)};
    console.log(JSON.stringify(errors.map((error) => tellError({ name: 'Error', ...error }, scripts))));`;
  const words = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as string[];
}

test('what a script says itself and what browsers say of it is told', () => {
  const messages = [
    'Boom',
    'cart.lines is not a function',
    "Cannot read properties of undefined (reading 'lines')",
    'Failed to fetch',
  ];
  expect(tell(messages.map((message) => ({ message })))).toEqual(messages);
});

test('nothing of an answer is told, only where its error was thrown', () => {
  const answer = 'orders_total 5120';
  const told = tell([
    { message: `got ${answer}`, stack: `Error: got ${answer}\n    ${PLACE}` },
    { message: answer, name: answer },
    { message: `Cannot read properties of undefined (reading '${answer}')` },
    { message: "Cannot read properties of undefined (reading 'c2VjcmV0')" },
    { message: `Unexpected token 'o', "${answer}" is not valid JSON`, name: 'SyntaxError' },
    { message: '', stack: `at f (http://127.0.0.1:3000/${answer.slice(0, 6)}.js:1:2)` },
  ]);
  expect(told).toEqual([
    'Error in /remotes/catalog/1/main.js:1:20',
    'Error',
    'Error',
    'Error',
    'Error',
    'Error',
  ]);
});
