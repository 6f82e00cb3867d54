export type Feature = {
  readonly title: string
  readonly text: string
  /** Paths of a picture in a box of 40 by 40. */
  readonly paths: readonly string[]
}

export const features: readonly Feature[] = [
  {
    title: '洋葱模型中间件',
    text: '一个函数管进也管出。调用 next 进入下一层，返回值就是里层的错误，不必再包一层闭包。',
    paths: [
      'M20 6a14 14 0 1 0 0 28 14 14 0 0 0 0-28Z',
      'M20 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
      'M2 20h15M23 20h15',
    ],
  },
  {
    title: '按组处理错误',
    text: '处理函数只管返回 error。路由组、路由器、框架三级都可以设错误处理函数，由近及远依次查找。',
    paths: ['M6 8h28v24H6Z', 'M12 14h16v12H12Z', 'M20 17v3.5M20 23v.01'],
  },
  {
    title: '路由组与虚拟主机',
    text: '静态段、路径参数和通配符；路由组可以嵌套，可以按名字反向生成地址，也可以按域名分开路由。',
    paths: [
      'M20 4v8M20 12 8 22M20 12l12 10M8 22v4M32 22v4M20 12v14',
      'M5 28h6v6H5ZM17 28h6v6h-6ZM29 28h6v6h-6Z',
    ],
  },
  {
    title: '绑定与校验',
    text: '把路径参数、查询参数、表单和请求体读进结构体。绑定器和校验器都是接口，随时可以换成自己的。',
    paths: [
      'M6 8h12M6 14h8M6 20h12M6 26h8M6 32h12',
      'M22 20h8m-3-3.5 3.5 3.5-3.5 3.5',
      'M33 12v16',
    ],
  },
  {
    title: '内容协商',
    text: '读懂 Accept、Accept-Language 和 Accept-Encoding，按客户端想要的格式、语言和编码作答。',
    paths: ['M5 9h20v13H13l-5 4.5V22H5Z', 'M29 15h6v13h-3v4l-5-4H17v-2'],
  },
  {
    title: '就是 net/http',
    text: 'slim.Slim 本身是一个 http.Handler：能交给标准库的服务器，能用 httptest 测试，也能包装标准库的中间件。',
    paths: ['M4 12 20 4l16 8-16 8Z', 'M4 20l16 8 16-8M4 28l16 8 16-8'],
  },
]
