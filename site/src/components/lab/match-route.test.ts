import { expect, test } from 'vitest'
import { matchRoute, type Route } from './match-route.ts'

const routes: readonly Route[] = [
  'GET /',
  'GET /books',
  'GET /books/new',
  'GET /books/:id',
  'PUT /books/:id',
  'GET /books/:id/notes',
  'GET /files/*path',
].map((each) => {
  const [method = '', pattern = ''] = each.split(' ')
  return { method, pattern }
})

function told(request: string): string {
  const [method = '', path = ''] = request.split(' ')
  const match = matchRoute(routes, method, path)
  if (match.type === 'missing') return '404'
  if (match.type === 'refused')
    return `405 ${match.allow.join(',')}${match.isSlash ? ' slash' : ''}`
  const params = match.params.map((each) => each.join('=')).join('&')
  return `${match.route.pattern} ${params}`.trim()
}

// As the module answers: a written-out segment, a parameter, a wildcard, and a step back.
test.each([
  ['GET /', '/'],
  ['GET /books', '/books'],
  ['GET //books', '/books'],
  ['GET /Books', '404'],
  ['GET /books/new', '/books/new'],
  ['GET /books/7', '/books/:id id=7'],
  ['GET /books/:id', '/books/:id id=:id'],
  ['PUT /books/7', '/books/:id id=7'],
  ['PUT /books/new', '405 GET'],
  ['GET /books/new/notes', '/books/:id/notes id=new'],
  ['GET /books/7/nothing', '404'],
  ['GET /books/', '405 GET slash'],
  ['GET /books/7/', '405 GET,PUT slash'],
  ['DELETE /books/7', '405 GET,PUT'],
  ['HEAD /books', '405 GET'],
  ['GET /files/css/app.css', '/files/*path path=css/app.css'],
  ['GET /files', '404'],
  ['GET /files/', '404'],
])('%s → %s', (request, answer) => {
  expect(told(request)).toBe(answer)
})
