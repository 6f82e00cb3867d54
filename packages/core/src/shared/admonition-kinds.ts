/** How an admonition can look. */
export const admonitionKinds = [
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
] as const

export type AdmonitionKind = (typeof admonitionKinds)[number]

/** How an admonition may be named without any config → how it is shown. */
export const admonitionNames: Readonly<Record<string, AdmonitionKind>> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
}
