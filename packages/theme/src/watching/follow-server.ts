export type Follow = {
  readonly address: URL
  /** Told after each build, and once whenever the server is found again. */
  readonly onMessage: (data: string) => void
  readonly setAway: (isAway: boolean) => void
}

/** Milliseconds after which a server that does not answer is asked again. */
const pause = 1000

/**
 * Listens to the watching server, and asks again for as long as it is away. A page that nobody
 * sees does not listen: browsers allow few connections to one server, and it catches up later.
 */
export function followServer({ address, onMessage, setAway }: Follow): void {
  let source: EventSource | undefined
  let timer: number | undefined
  const stop = () => {
    source?.close()
    source = undefined
    clearTimeout(timer)
  }
  const start = () => {
    stop()
    if (document.visibilityState === 'hidden') return
    const events = new EventSource(address)
    source = events
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      setAway(false)
      onMessage(data)
    })
    events.addEventListener('error', () => {
      if (source !== events) return
      stop()
      // A page that is being left is not told that its server is away.
      timer = window.setTimeout(() => {
        setAway(true)
        start()
      }, pause)
    })
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') stop()
    else if (!source) start()
  })
  start()
}
