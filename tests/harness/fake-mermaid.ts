/**
 * A package that stands for Mermaid, whose real one is too large to install for tests: it
 * draws a box with the background that it was given, as wide as the text is long.
 */
export const fakeMermaid: Readonly<Record<string, string>> = {
  'node_modules/mermaid/package.json': JSON.stringify({
    name: 'mermaid',
    version: '0.0.1',
    type: 'module',
    exports: './index.js',
  }),
  'node_modules/mermaid/index.js': `
let config
export default {
  initialize(next) { config = next },
  async render(id, code) {
    if (code.includes('broken')) throw new Error('Parse error on line 2')
    const style = document.createElement('style')
    style.innerHTML = '#' + id + ' rect { stroke: red }'
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('id', id)
    svg.setAttribute('viewBox', '0 0 ' + code.length * 10 + ' 100')
    svg.innerHTML = '<rect width="100%" height="100%" fill="' +
      config.themeVariables.background + '"></rect>'
    svg.insertBefore(style, svg.firstChild)
    document.body.appendChild(svg)
    return { svg: svg.outerHTML }
  },
}
`,
}
