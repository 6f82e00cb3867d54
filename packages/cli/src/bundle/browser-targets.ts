/** Browsers of the last two years, as esbuild names them. */
export const browserTargets: string[] = [
  'chrome120',
  'firefox121',
  'safari17.2',
]
