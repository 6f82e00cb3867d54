import type { ReactElement } from 'react'
import Hello from '../../pages/_hello.md'
import { Exchange } from './Exchange.tsx'
import { Install } from './Install.tsx'

export function Hero(): ReactElement {
  return (
    <section className="home-hero">
      <div className="home-hero-inner">
        <div className="home-intro">
          <p className="home-eyebrow">Go 1.24+ · MIT 许可证</p>
          <h1 className="home-title">
            Go 语言的
            <br />
            微型 Web 框架
          </h1>
          <p className="home-lead">
            Slim 站在标准库 <code>net/http</code>{' '}
            之上，只补上你天天要写的那一层：路由、中间件、绑定和错误处理。核心在一个包里，读得完，改得动。
          </p>
          <Install />
          <p className="home-actions">
            <a
              className="home-button home-button-primary"
              href="/tutorial/quick-start"
            >
              快速开始
            </a>
            <a className="home-button" href="/tutorial/intro">
              阅读教程
            </a>
          </p>
        </div>
        <div className="home-code">
          <Hello />
          <Exchange />
        </div>
      </div>
    </section>
  )
}
