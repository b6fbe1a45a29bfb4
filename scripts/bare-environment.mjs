/** What any program needs of the machine; none of the caller's own settings. */
export function bareEnvironment() {
  const { PATH, HOME, TMPDIR, LANG, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, LANG, SystemRoot };
}
