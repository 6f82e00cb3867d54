import type { Probe, WorkKind } from '../pipeline/probe.ts'

/** Something that took time. */
export type Span = {
  readonly kind: WorkKind
  readonly name: string
  /** Milliseconds since the recording began. */
  readonly start: number
  readonly duration: number
  /** Milliseconds of all threads of this process, for stages. */
  readonly cpu?: number
}

export type Recorder = {
  readonly probe: Probe
  readonly spans: readonly Span[]
}

/** Keeps what a probe is told, with the times. */
export function createRecorder(): Recorder {
  const spans: Span[] = []
  const began = performance.now()
  const probe: Probe = (kind, name) => {
    const start = performance.now()
    const before = kind === 'stage' ? process.cpuUsage() : undefined
    return () => {
      const duration = performance.now() - start
      const used = before && process.cpuUsage(before)
      const cpu = used && { cpu: (used.user + used.system) / 1000 }
      spans.push({ kind, name, start: start - began, duration, ...cpu })
    }
  }
  return { probe, spans }
}
