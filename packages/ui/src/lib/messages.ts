'use client'
import { createContext, use } from 'react'
import type { CaptureMessages } from './capture-messages.js'
import type { DataMessages } from './data-messages.js'
import type { InputMessages } from './input-messages.js'
import type { MapMessages } from './map-messages.js'
import type * as texts from './texts.js'

type WidenText<Text> = Text extends string ? string : Text

/** The texts that components of a first page say on their own. */
export type Messages = { [Key in keyof typeof texts]: WidenText<(typeof texts)[Key]> }

/** Every text of the package that can be replaced. */
export type MessageCatalog = Messages & InputMessages & DataMessages & MapMessages & CaptureMessages

/** The texts that an application has put in the place of ours. */
export const MessagesContext = createContext<Partial<MessageCatalog>>({})

/** What an application has replaced here. */
export const useReplacedMessages = (): Partial<MessageCatalog> => use(MessagesContext)

/** The texts in force here: those of `defaults` that no provider replaces. */
export function useMessages<Key extends keyof MessageCatalog>(
  defaults: Pick<MessageCatalog, Key>,
): Pick<MessageCatalog, Key> {
  return { ...defaults, ...use(MessagesContext) }
}
