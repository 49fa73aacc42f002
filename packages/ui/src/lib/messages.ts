'use client'
import { createContext, use } from 'react'
import type { ArrangeMessages } from './arrange-messages.ts'
import type { BoardMessages } from './board-messages.ts'
import type { CalendarMessages } from './calendar-messages.ts'
import type { CaptureMessages } from './capture-messages.ts'
import type { DataMessages } from './data-messages.ts'
import type { DateMessages } from './date-messages.ts'
import type * as inputTexts from './input-texts.ts'
import type { LoadMessages } from './load-messages.ts'
import type { MapMessages } from './map-messages.ts'
import type { ResizeMessages } from './resize-messages.ts'
import type { ScheduleMessages } from './schedule-messages.ts'
import type * as texts from './texts.ts'

type WidenText<Text> = Text extends string ? string : Text

type WidenTexts<Texts> = { [Key in keyof Texts]: WidenText<Texts[Key]> }

/** The texts of the components that a first page needs. */
export type Messages = WidenTexts<typeof texts>

/** Every replaceable text of the package. */
export type MessageCatalog = Messages &
  WidenTexts<typeof inputTexts> &
  DateMessages &
  CalendarMessages &
  BoardMessages &
  ScheduleMessages &
  LoadMessages &
  DataMessages &
  ArrangeMessages &
  ResizeMessages &
  MapMessages &
  CaptureMessages

/** The texts that an application has replaced. Separate from the other settings: most components need only these. */
export const MessagesContext = createContext<Partial<MessageCatalog>>({})

/** Returns the texts that the application has replaced. */
export const useReplacedMessages = (): Partial<MessageCatalog> => use(MessagesContext)

/** Returns `defaults` with the replacements of the provider. */
export function useMessages<Key extends keyof MessageCatalog>(
  defaults: Pick<MessageCatalog, Key>,
): Pick<MessageCatalog, Key> {
  return { ...defaults, ...use(MessagesContext) }
}
