import type { UserConfig } from './schema.ts'

/** Gives a config file its types; returns what it is given. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
