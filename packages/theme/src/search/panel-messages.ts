import type { SearchMessages, ShellMessages } from '@gwdocs/core'

/** All words of the dialog. */
export type PanelMessages = ShellMessages & SearchMessages
