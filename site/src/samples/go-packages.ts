/** The packages that the pages document, by the name that their code gives them. */
export const documentedPackages: Readonly<Record<string, string>> = {
  slim: 'go-slim.dev/slim',
  middleware: 'go-slim.dev/slim/middleware',
  cast: 'go-slim.dev/cast',
  env: 'go-slim.dev/env',
  ini: 'go-slim.dev/ini',
  is: 'go-slim.dev/is',
  l4g: 'go-slim.dev/l4g',
  misc: 'go-slim.dev/misc',
  proc: 'go-slim.dev/proc',
  v: 'go-slim.dev/v',
}

const standard = [
  ...['bytes', 'cmp', 'context', 'crypto/tls', 'embed', 'encoding/json'],
  ...['encoding/xml', 'errors', 'fmt', 'html/template', 'io', 'io/fs', 'log'],
  ...[
    'log/slog',
    'mime/multipart',
    'net',
    'net/http',
    'net/http/httptest',
    'net/http/pprof',
  ],
  ...['net/netip', 'net/url', 'os', 'os/exec', 'os/signal', 'path', 'reflect'],
  ...['path/filepath', 'regexp', 'slices', 'strconv', 'strings', 'sync'],
  ...['syscall', 'testing', 'time'],
]

const others = {
  autocert: 'golang.org/x/crypto/acme/autocert',
  decimal: 'github.com/shopspring/decimal',
  http2: 'golang.org/x/net/http2',
  rate: 'golang.org/x/time/rate',
}

/** Name that stands before a dot → the package that it means on this site. */
export const knownPackages: ReadonlyMap<string, string> = new Map([
  ...standard.map((path) => [nameOf(path), path] as const),
  ...Object.entries(others),
  ...Object.entries(documentedPackages),
])

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
