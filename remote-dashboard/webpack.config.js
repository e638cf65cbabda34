import { federatedBuild } from '../webpack.common.js';

/**
 * This workspace's build; what it needs beyond the common part is added here.
 * @param {import('../webpack.common.js').OwnBuild} build
 */
export default (build) => federatedBuild({ ...build, directory: import.meta.dirname });
