import type { ReactElement } from 'react'
import { readings } from './readings.ts'

export function Readings(): ReactElement {
  return (
    <section className="home-section" aria-labelledby="home-readings">
      <h2 className="home-heading" id="home-readings">
        接下来读什么
      </h2>
      <ul className="home-readings">
        {readings.map(({ href, title, text }) => (
          <li key={href}>
            <a className="home-reading" href={href}>
              <span className="home-reading-title">{title}</span>
              <span className="home-reading-text">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
