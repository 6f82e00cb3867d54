import type { ReactElement } from 'react'
import './exchange.css'

/** What the program beside it answers: indented, since a new application is in debug mode. */
const answer = `{
  "hello": "gopher"
}`

/** A request to the program of the hero, and what comes back. */
export function Exchange(): ReactElement {
  return (
    <figure className="home-exchange">
      <figcaption className="home-exchange-title">终端</figcaption>
      <pre className="home-exchange-text">
        <code>
          <span className="home-exchange-prompt" aria-hidden="true">
            ${' '}
          </span>
          curl localhost:1324/hello/gopher{'\n'}
          <span className="home-exchange-answer">{answer}</span>
        </code>
      </pre>
    </figure>
  )
}
