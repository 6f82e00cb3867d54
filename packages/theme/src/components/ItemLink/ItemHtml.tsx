export type ItemHtmlProps = {
  item: { readonly html: string; readonly className?: string }
  className: string
}

/** HTML of the configuration; the build has checked that it holds no scripts and styles. */
export function ItemHtml({ item, className }: ItemHtmlProps) {
  const { html, className: own } = item
  return (
    <div
      className={own ? `${className} ${own}` : className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
