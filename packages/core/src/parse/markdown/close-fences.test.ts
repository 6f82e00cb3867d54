import { expect, test } from 'vitest'
import { closeFences } from './close-fences.ts'

test.each([
  ['```go\nx\n\t```\ntext', '```go\nx\n```\ntext'],
  [
    ' ```go\nx\n\t```\ntext\n ```sh\ny\n ```',
    ' ```go\nx\n ```\ntext\n ```sh\ny\n ```',
  ],
  ['~~~\nx\n     ~~~~', '~~~\nx\n~~~~'],
])('%j is meant as %j', (text, expected) => {
  expect(closeFences(text)).toBe(expected)
})

test.each([
  ['```md\n- a\n\n    ```js\n    b\n    ```\n```\ntext'],
  ['```\nx\n   ```\ntext'],
  ['````md\n```js\n        ```\n````'],
  ['- a\n\n    ```\n    b\n    ```\n\ntext'],
  ['```\nx\n    ``` no\n```'],
  ['```\n    ```\n```\n```js\nx\n```'],
  ['a ```b``` c\n\n    code'],
])('%j stays', (text) => {
  expect(closeFences(text)).toBe(text)
})
