/** What stands for what was taken out. */
const MARKS: readonly [RegExp, string][] = [
  [/\b(?:https?|wss?|blob|data|file):[^\s'"`)]+/gi, '<address>'],
  [/[^\s'"`<>@()]+@[^\s'"`<>@()]+\.[\w-]+/g, '<mail>'],
  // Names of people and places in their own script.
  [/[^\p{ASCII}]+/gu, '<text>'],
  // The number of an error of React's is no value.
  [/(?<!#\d*)\d(?:[\d.,:-]*\d)?/g, '<number>'],
];

/** Words of engines in messages about code. */
const OF_ENGINES = new Set(
  `a aggregateerror already an and apply argument arguments array as assign assignment async at await be been before
  bigint blocked boolean by call called can cannot case catch circular class code component const constant constructor
  converting could data date deep define defined delete did does element end error evalerror evaluating event exceeded
  exception expected export expression fail failed failure fetch find finite for found from function get getter has have
  hook identifier if import in index infinite initialization input instance instead internalerror invalid is isn it
  iterable iterator json key length load loading lookup match maximum message method minified missing module more must
  name named nan network new no non not null number object of on only operation operator or out parameter parse pending
  position promise properties property prototype range rangeerror react read reading recursion reduce referenceerror
  reference regexp rejected render rendered rerender resolve result return same script security select set setter setting
  size stack statement storage string structure support supported symbol syntax syntaxerror t target than that the this
  thrown to token too type typeerror undefined unexpected unhandled unknown update url urierror value values variable
  visit was were when while with without write`.split(/\s+/),
);
const WORD = /[A-Za-z_$][\w$]*/g;
/** Beyond this, words say nothing more. */
const LONGEST = 200;

/** The words that code is made of. */
export const wordsOfCode = (code: string): Set<string> => new Set(code.match(WORD));

/**
 * Takes people's data out of an error's message: addresses, mails, numbers, and each word that stands neither in the
 * code that threw nor in what engines say, since it can only come from data.
 * @param isOfCode whether a word stands in the files of the release
 */
export function scrub(message: string, isOfCode: (word: string) => boolean): string {
  const marked = MARKS.reduce((text, [pattern, mark]) => text.replace(pattern, mark), message);
  const said = marked.replace(/<(?:address|mail|text|number)>|[A-Za-z_$][\w$]*/g, (word) =>
    word.startsWith('<') || OF_ENGINES.has(word.toLowerCase()) || isOfCode(word) ? word : '<value>',
  );
  return said.replace(/(<[a-z]+>)(?:\s*\1)+/g, '$1').slice(0, LONGEST);
}
