/** Routes that the example registers, in the order in which they stand in its code. */
export const routes = [
  { method: 'GET', pattern: '/users/new' },
  { method: 'GET', pattern: '/users/:id' },
  { method: 'POST', pattern: '/users/:id' },
  { method: 'GET', pattern: '/files/*path' },
] as const

export type Matching = {
  readonly method: string
  readonly path: string
  /** Which of the routes answers; undefined where none does. */
  readonly route: number | undefined
  readonly result: string
  readonly why: string
}

/** Requests to the routes above and what the router makes of them. */
export const matchings: readonly Matching[] = [
  {
    method: 'GET',
    path: '/users/42',
    route: 1,
    result: 'id = "42"',
    why: '没有写死的 42，路径参数接住这一段。',
  },
  {
    method: 'GET',
    path: '/users/new',
    route: 0,
    result: '没有参数',
    why: '静态段先于路径参数，跟注册的先后无关。',
  },
  {
    method: 'GET',
    path: '/files/css/site.css',
    route: 3,
    result: 'path = "css/site.css"',
    why: '通配符收下余下的整段路径，不带开头的斜杠。',
  },
  {
    method: 'POST',
    path: '/users/new',
    route: undefined,
    result: '405',
    why: '先按路径选中 /users/new，再看方法；它只登记了 GET。',
  },
  {
    method: 'GET',
    path: '/users/42/',
    route: undefined,
    result: '405',
    why: '末尾多一个斜杠就是另一条路径，默认得到 405，不会重定向。',
  },
  {
    method: 'GET',
    path: '/files',
    route: undefined,
    result: '404',
    why: '通配符至少要匹配一段。',
  },
]
