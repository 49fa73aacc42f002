import type { Messages } from './messages.js'
import * as texts from './texts.js'

/** The default texts of the components that a first page needs. Replace some or all with `MessagesProvider`. */
export const defaultMessages: Messages = { ...texts }
