import type { Messages } from './messages.ts'
import * as texts from './texts.ts'

/** The default texts of the components that a first page needs. Replace some or all with `MessagesProvider`. */
export const defaultMessages: Messages = { ...texts }
