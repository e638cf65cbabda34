import { federatedBuild } from '../webpack.common.js';

/**
 * This workspace's build, with its additions to the common configuration.
 * @param {import('../webpack.common.js').OwnBuild} build
 */
export default (build) => federatedBuild({ ...build, directory: import.meta.dirname });
