/** Every command. One is imported when it is run: `--help` and mistakes in a command line need none. */
export const commands = {
  build: async () => (await import('../commands/build.ts')).build,
  check: async () => (await import('../commands/check.ts')).check,
  mv: async () => (await import('../commands/mv.ts')).mv,
  serve: async () => (await import('../commands/serve.ts')).serve,
  urls: async () => (await import('../commands/urls.ts')).urls,
  watch: async () => (await import('../commands/watch.ts')).watch,
  version: async () => (await import('../commands/version.ts')).version,
  translateStatus: async () =>
    (await import('../commands/translate-status.ts')).translateStatus,
  translateMark: async () =>
    (await import('../commands/translate-mark.ts')).translateMark,
}
