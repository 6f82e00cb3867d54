const canUseDOM = typeof window !== 'undefined'

/** `@docusaurus/ExecutionEnvironment` */
export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
} as const
