export {
  type CreateRedirects,
  defineConfig,
  type UserConfig,
} from '@gwdocs/core'
