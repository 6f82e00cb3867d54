/** What is to be said of a module while it is on its way. */
export type LoadState =
  | { readonly type: 'quiet' }
  | { readonly type: 'loading' }
  | { readonly type: 'timed-out' }
  | { readonly type: 'failed'; readonly error: unknown }

export type LoadWithTimers<Module> = {
  /** Asks for the module; attempts count from 1. */
  readonly load: (attempt: number) => Promise<Module>
  /** Milliseconds until it is said that something loads. */
  readonly delay: number
  /** Milliseconds until it counts as failed. */
  readonly timeout: number
  /** `retry` asks again and starts both timers anew. */
  readonly onState: (state: LoadState, retry: () => void) => void
}

/**
 * Loads a module, and tells how that goes. Settles once the module is there, be it after the
 * time was up: what arrives late is still wanted.
 */
export function loadWithTimers<Module>({
  load,
  delay,
  timeout,
  onState,
}: LoadWithTimers<Module>): Promise<Module> {
  return new Promise((resolve) => {
    let attempt = 0
    let timers: ReturnType<typeof setTimeout>[] = []
    const say = (state: LoadState) => onState(state, start)
    const stop = () => timers.forEach(clearTimeout)
    const arrive = (module: Module) => {
      attempt = Infinity
      stop()
      say({ type: 'quiet' })
      resolve(module)
    }
    const start = () => {
      const own = ++attempt
      stop()
      say({ type: 'quiet' })
      timers = [
        setTimeout(() => say({ type: 'loading' }), delay),
        setTimeout(() => say({ type: 'timed-out' }), timeout),
      ]
      load(own).then(arrive, (error: unknown) => {
        // Of several attempts the last one counts.
        if (own !== attempt) return
        stop()
        say({ type: 'failed', error })
      })
    }
    start()
  })
}
