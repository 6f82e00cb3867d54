// Functions under the names by which code written for Docusaurus imports them.
export { useIsBrowser } from '../content/BrowserOnly.tsx'
export { ExecutionEnvironment } from './execution-environment.ts'
export { Redirect, useHistory, useLocation } from './router.tsx'
export { svgComponent } from './svg-component.ts'
export { translate } from './translate.ts'
export { useBaseUrl, useBaseUrlUtils } from './use-base-url.ts'
export { useColorMode } from './use-color-mode.ts'
export {
  useAllDocsData,
  useDocsData,
  useLatestVersion,
  useVersions,
} from './use-doc-versions.ts'
export { useDocusaurusContext } from './use-docusaurus-context.ts'
