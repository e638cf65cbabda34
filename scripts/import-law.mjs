/** Checks the import law, and that the check itself works: it must refuse made-up violations, one per rule. */
import { circlesIn } from './law/circles.mjs';
import { importsOf } from './law/imports-of.mjs';
import { plantedStrays, straysAmong } from './law/places.mjs';
import { plants } from './law/plants.mjs';
import { rules, serverModules } from './law/rules.mjs';
import { readGraph } from './law/sources.mjs';
import { builds } from './workspaces.mjs';

/**
 * @import { Rule } from './law/rules.mjs'
 * @import { Import } from './law/imports-of.mjs'
 * @param {{ path?: string, pathNot?: string }} pattern
 * @param {string} name
 */
const fits = ({ path: wanted, pathNot }, name) =>
  (wanted === undefined || new RegExp(wanted).test(name)) &&
  (pathNot === undefined || !new RegExp(pathNot).test(name));

/**
 * A pattern, filled with the first groups matched by another one.
 * @param {string | undefined} pattern
 * @param {RegExpExecArray | null} found
 */
const fill = (pattern, found) =>
  pattern?.replaceAll(/\$(\d)/g, (_whole, group) => found?.[Number(group)] ?? '');

/**
 * The rules that apply to a file, with the patterns of what it may not import.
 * @param {string} file
 */
const rulesFor = (file) =>
  rules
    .filter(({ from }) => fits(from, file))
    .map(({ name, from, to }) => {
      const found = new RegExp(from.path).exec(file);
      return { name, to: { path: fill(to.path, found), pathNot: fill(to.pathNot, found) } };
    });

/**
 * Which of these imports violate the law, as the rule and the import's target.
 * @param {string} file
 * @param {Import[]} imports
 */
function breachesIn(file, imports) {
  const own = rulesFor(file);
  return imports.flatMap(({ asked, to }) =>
    to === null
      ? { rule: 'no-unresolved', to: asked }
      : own.filter((rule) => fits(rule.to, to)).map(({ name }) => ({ rule: name, to })),
  );
}

const graph = readGraph(['core', 'platform', 'shared', ...Object.keys(builds)]);
const complaints = [...graph].flatMap(([file, imports]) =>
  breachesIn(file, imports).map(({ rule, to }) => `${rule}: ${file} → ${to}`),
);
for (const circle of circlesIn(graph)) complaints.push(`no-cycles: ${circle.join(' → ')}`);
for (const [file, text, rule] of plants) {
  const refused = breachesIn(file, importsOf(file, text));
  if (!refused.some((each) => each.rule === rule))
    complaints.push(`${file}: ${rule} did not refuse it`);
}
for (const file of straysAmong([...graph.keys()])) complaints.push(`no-strays: ${file}`);
if (straysAmong(plantedStrays).length < plantedStrays.length)
  complaints.push('Files that lie in no area are not found any more.');
const [knot = []] = circlesIn(
  new Map([
    ['a', [{ to: 'b' }]],
    ['b', [{ to: 'a' }]],
  ]),
);
if (knot.length === 0) complaints.push('Circles are not found any more.');
const MODULE = /^server\/src\/modules\/([^/]+)\//;
const found = new Set([...graph.keys()].flatMap((file) => MODULE.exec(file)?.[1] ?? []));
for (const name of new Set([...found, ...serverModules])) {
  if (!found.has(name) || !serverModules.includes(name))
    complaints.push(`server/src/modules/${name}: no floor, or no such folder`);
}
if (graph.size < plants.length) complaints.push('The law reads no sources any more.');

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
if (complaints.length === 0)
  console.log(`Import law: ${graph.size} files keep ${rules.length} rules.`);
