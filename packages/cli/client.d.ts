/** Types of what a site's code may import besides modules: styles, and files by address. */
declare module '*.css'
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*.jpg' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
declare module '*.avif' {
  const address: string
  export default address
}

/** A Markdown file as a component; `components` stand for its elements. */
declare module '*.md' {
  const Content: (props: {
    readonly components?: object | undefined
  }) => import('react').ReactElement
  export default Content
}
declare module '*.mdx' {
  const Content: (props: {
    readonly components?: object | undefined
  }) => import('react').ReactElement
  export default Content
}
