/** The environment variables that any program needs, without the caller's own settings. */
export function bareEnvironment() {
  const { PATH, HOME, TMPDIR, LANG, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, LANG, SystemRoot };
}
