import type { ReactElement } from 'react'
import Timing from '../../pages/_timing.md'
import { OnionPicture } from './OnionPicture.tsx'

export function Onion(): ReactElement {
  return (
    <section className="home-section home-split" aria-labelledby="home-onion">
      <div>
        <h2 className="home-heading" id="home-onion">
          一个签名，写完一层
        </h2>
        <p className="home-text">
          中间件是 <code>func(c, next) error</code>
          。请求从外向里，错误从里向外，每一层都看得到完整的一来一回。
        </p>
        <p className="home-text">
          错误不必在处理函数里当场写成响应：返回它，交给这一组路由的错误处理函数。对外的
          JSON 接口和给人看的页面，可以各有各的出错方式。
        </p>
        <a className="home-more" href="/api/slim">
          查看 API
        </a>
      </div>
      <div className="home-code home-figure">
        <OnionPicture />
        <Timing />
      </div>
    </section>
  )
}
