import type { ReactElement } from 'react'
import { features } from './features.ts'

export function Features(): ReactElement {
  return (
    <section className="home-section" aria-labelledby="home-features">
      <h2 className="home-heading" id="home-features">
        够用，而且看得透
      </h2>
      <ul className="home-features">
        {features.map(({ title, text, paths }) => (
          <li key={title} className="home-feature">
            <Picture paths={paths} />
            <h3 className="home-feature-title">{title}</h3>
            <p className="home-feature-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ paths }: { paths: readonly string[] }): ReactElement {
  return (
    <svg
      className="home-picture"
      viewBox="0 0 40 40"
      fill="none"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
