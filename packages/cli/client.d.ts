/// <reference path="./theme-modules.d.ts" />

/** Types of what a site's code may import besides modules: styles, and files by address. */
declare module '*.css'
/** A drawing is a component, and its address where a text is wanted. */
declare module '*.svg' {
  const Drawing: string &
    ((
      props: import('react').SVGProps<SVGSVGElement>,
    ) => import('react').ReactElement)
  export default Drawing
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
