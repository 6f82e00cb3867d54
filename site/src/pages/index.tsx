import type { ReactElement } from 'react'
import { Features } from '../components/home/Features.tsx'
import { Hero } from '../components/home/Hero.tsx'
import { Onion } from '../components/home/Onion.tsx'
import { Readings } from '../components/home/Readings.tsx'
import { RouteMatching } from '../components/home/RouteMatching.tsx'
import './home.css'

export const metadata = {
  title: 'Slim：Go 语言的微型 Web 框架',
  description:
    'Slim 是建立在 net/http 之上的微型 Web 框架：洋葱模型中间件、分组的错误处理、路由组、虚拟主机、数据绑定与内容协商。MIT 许可证，要求 Go 1.24 或更高版本。',
}

export default function Home(): ReactElement {
  return (
    <div className="home">
      <Hero />
      <Features />
      <Onion />
      <RouteMatching />
      <Readings />
    </div>
  )
}
