'use client'
import { createContext, use } from 'react'
import type { CaptureMessages } from './capture-messages.js'
import type { DataMessages } from './data-messages.js'
import type { InputMessages } from './input-messages.js'
import type { MapMessages } from './map-messages.js'
import type * as texts from './texts.js'

type Widened<Text> = Text extends string ? string : Text

/** The texts that components of a first page say on their own. */
export type Messages = { [Key in keyof typeof texts]: Widened<(typeof texts)[Key]> }

/** Every text of the package that can be replaced. */
export type AllMessages = Messages & InputMessages & DataMessages & MapMessages & CaptureMessages

/** The texts that an application has put in the place of ours. */
export const MessagesContext = createContext<Partial<AllMessages>>({})

/** What an application has replaced here. */
export const useReplacedMessages = (): Partial<AllMessages> => use(MessagesContext)

/** The texts in force here: those of `defaults` that no provider replaces. */
export function useMessages<Key extends keyof AllMessages>(defaults: Pick<AllMessages, Key>): Pick<AllMessages, Key> {
  return { ...defaults, ...use(MessagesContext) }
}
