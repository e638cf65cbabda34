const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Node's own surroundings, in a context whose global object is an ordinary one.
 * Jest's own context asks interceptors for every global name that code uses (`Math`, `Date` …),
 * which makes a loop over them a hundred times slower; database suites lost a tenth of their time.
 */
class NodeEnvironment extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}

module.exports = NodeEnvironment;
module.exports.TestEnvironment = NodeEnvironment;
