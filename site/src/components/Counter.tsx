import { useState, type ReactElement } from 'react'
import './counter.css'

/** A count with two buttons; the first render depends on nothing but the initial 0. */
export default function Counter(): ReactElement {
  const [count, setCount] = useState(0)

  return (
    <div className="counter" role="group" aria-label="计数器">
      <button
        type="button"
        className="counter-button"
        onClick={() => setCount((n) => n + 1)}
      >
        加一
      </button>
      <button
        type="button"
        className="counter-button counter-button-reset"
        onClick={() => setCount(0)}
      >
        归零
      </button>
      <output className="counter-output" aria-live="polite">
        点了 {count} 次
      </output>
    </div>
  )
}
