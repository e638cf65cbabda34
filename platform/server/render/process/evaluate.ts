import { compileFunction } from 'node:vm';

type Modules = Readonly<Record<string, unknown>>;

/**
 * Runs a CommonJS text and returns its exports. Its `require` knows only the given modules, neither Node's nor files;
 * a dynamic `import()` fails.
 * @param fileName for stack traces
 */
export function evaluate(text: string, fileName: string, modules: Modules): Modules {
  const module = { exports: {} as Modules };
  const require = (name: string) => {
    if (Object.hasOwn(modules, name)) return modules[name];
    throw new Error(`${fileName} asks for ${name}, which the host does not share`);
  };
  const run = compileFunction(text, ['exports', 'require', 'module'], { filename: fileName });
  run.call(module.exports, module.exports, require, module);
  return module.exports;
}
