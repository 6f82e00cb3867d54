import type { Span } from './recorder.ts'

/**
 * Spans in the Trace Event Format, which the browser's tools open.
 *
 * @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */
export function toTrace(spans: readonly Span[]): string {
  const traceEvents = spans.map(({ kind, name, start, duration, cpu }) => ({
    name,
    cat: kind,
    ph: 'X',
    ts: Math.round(start * 1000),
    dur: Math.round(duration * 1000),
    pid: 1,
    tid: 1,
    ...(cpu !== undefined && { args: { cpu } }),
  }))
  return JSON.stringify({ traceEvents, displayTimeUnit: 'ms' })
}
