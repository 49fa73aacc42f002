import type { Messages } from './messages.js'
import * as texts from './texts.js'

/** Every text that a component of a first page says on its own. Replace some or all with `MessagesProvider`. */
export const defaultMessages: Messages = { ...texts }
