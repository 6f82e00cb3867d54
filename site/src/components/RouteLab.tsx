import { useState, type ReactElement } from 'react'
import { type Match, matchRoute, type Route } from './lab/match-route.ts'
import './route-lab.css'

const routes: readonly Route[] = [
  { method: 'GET', pattern: '/books' },
  { method: 'GET', pattern: '/books/new' },
  { method: 'GET', pattern: '/books/:id' },
  { method: 'PUT', pattern: '/books/:id' },
  { method: 'GET', pattern: '/books/:id/notes' },
  { method: 'GET', pattern: '/files/*path' },
]

const methods = ['GET', 'PUT', 'POST', 'HEAD'] as const

/** A path and a method to try, and the route that Slim would choose for them. */
export default function RouteLab(): ReactElement {
  const [method, setMethod] = useState<string>('GET')
  const [path, setPath] = useState('/books/new')
  const match = matchRoute(routes, method, path)

  return (
    <div className="lab" role="group" aria-label="路由试验台">
      <div className="lab-request">
        <label className="lab-field">
          方法
          <select
            className="lab-input"
            value={method}
            onChange={(event) => setMethod(event.currentTarget.value)}
          >
            {methods.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label className="lab-field lab-path">
          路径
          <input
            className="lab-input"
            value={path}
            spellCheck="false"
            autoCapitalize="off"
            onChange={(event) => setPath(event.currentTarget.value)}
          />
        </label>
      </div>
      <ul className="lab-routes">
        {routes.map((route) => (
          <RouteLine
            key={`${route.method} ${route.pattern}`}
            route={route}
            isChosen={match.type === 'found' && match.route === route}
          />
        ))}
      </ul>
      <output className="lab-answer" aria-live="polite">
        {tell(match)}
      </output>
    </div>
  )
}

function RouteLine({
  route: { method, pattern },
  isChosen,
}: {
  readonly route: Route
  readonly isChosen: boolean
}): ReactElement {
  return (
    <li className={isChosen ? 'lab-route lab-route-chosen' : 'lab-route'}>
      {method} {pattern}
      {isChosen && <span className="lab-mark">选中</span>}
    </li>
  )
}

function tell(match: Match): string {
  if (match.type === 'missing') return '404：没有这条路径。'
  if (match.type === 'refused')
    return match.isSlash
      ? `405：路径只差末尾的斜杠。Allow：${match.allow.join('、')}`
      : `405：路径选定了，但没有这个方法。Allow：${match.allow.join('、')}`
  const { route, params } = match
  const values = params.map(([name, value]) => `${name} = "${value}"`)
  return `${route.pattern} 接住了它，${values.join('，') || '没有参数'}。`
}
