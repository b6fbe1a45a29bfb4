/** NODE_OPTIONS that preload a script, quoted as Node.js parses it: its path may have spaces. @param {string} file */
export const preloading = (file) => `--require ${JSON.stringify(file)}`;
