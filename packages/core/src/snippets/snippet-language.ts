/** Endings whose language has another name. */
const names: Readonly<Record<string, string>> = {
  cc: 'cpp',
  h: 'c',
  hh: 'cpp',
  hpp: 'cpp',
  htm: 'html',
  mts: 'ts',
  cts: 'ts',
  mjs: 'js',
  cjs: 'js',
  txt: 'text',
}

/** Files that are known by their whole name. */
const files: Readonly<Record<string, string>> = {
  dockerfile: 'docker',
  makefile: 'make',
}

/** The language that a file's name says it is written in. */
export function languageOfFile(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const ending = /\.([^.]+)$/.exec(name)?.[1]
  return files[name] ?? (ending && (names[ending] ?? ending))
}
