type Children = readonly (Node | string)[]

/** An element with attributes, and with texts that stay texts whatever is in them. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: Children
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    made.setAttribute(key, value)
  made.append(...children)
  return made
}
