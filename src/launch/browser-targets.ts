/** The oldest browsers that everything works in; tests/architecture/browsers.test.ts holds the sources to them. */
export const browserTargets = ['chrome111', 'firefox115', 'safari16.4']
