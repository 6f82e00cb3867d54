import type { ReactElement } from 'react'
import { type Matching, matchings, routes } from './matching.ts'
import './route-matching.css'

/**
 * Requests to choose from, and which route answers each. Native radio buttons and style sheets
 * alone do it, so it works before and without any script.
 */
export function RouteMatching(): ReactElement {
  return (
    <section className="home-section" aria-labelledby="home-matching">
      <h2 className="home-heading" id="home-matching">
        哪条路由接住请求，一看就知道
      </h2>
      <fieldset className="home-matching">
        <legend className="home-matching-legend">选一个请求：</legend>
        {matchings.map((matching, index) => (
          <Choice
            key={`${matching.method} ${matching.path}`}
            matching={matching}
            index={index}
          />
        ))}
      </fieldset>
      <a className="home-more" href="/tutorial/routing">
        路由怎样匹配
      </a>
    </section>
  )
}

function Choice({
  matching,
  index,
}: {
  readonly matching: Matching
  readonly index: number
}): ReactElement {
  const id = `home-request-${index}`
  return (
    <div className="home-choice">
      <label className="home-choice-label">
        <input
          type="radio"
          className="home-choice-input"
          name="home-request"
          defaultChecked={index === 0}
          aria-describedby={id}
        />
        <span className="home-method">{matching.method}</span> {matching.path}
      </label>
      <Answer matching={matching} id={id} />
    </div>
  )
}

function Answer({
  matching,
  id,
}: {
  readonly matching: Matching
  readonly id: string
}): ReactElement {
  return (
    <div className="home-answer" id={id}>
      <ul className="home-routes">
        {routes.map(({ method, pattern }, index) => (
          <li
            key={`${method} ${pattern}`}
            className={
              index === matching.route
                ? 'home-route home-route-matched'
                : 'home-route'
            }
          >
            <span className="home-method">{method}</span> {pattern}
            {index === matching.route && (
              <span className="home-route-mark">选中</span>
            )}
          </li>
        ))}
      </ul>
      <p className="home-answer-result">
        <code>{matching.result}</code>
      </p>
      <p className="home-answer-why">{matching.why}</p>
    </div>
  )
}
