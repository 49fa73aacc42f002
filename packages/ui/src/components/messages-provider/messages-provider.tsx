'use client'
import { type ReactNode, use, useMemo } from 'react'
import { type MessageCatalog, MessagesContext } from '../../lib/messages.js'

export interface MessagesProviderProps {
  /** The texts to replace; those left out stay as they are. */
  messages: Partial<MessageCatalog>
  children: ReactNode
}

/** Replaces texts that components say on their own, for everything inside it. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const inherited = use(MessagesContext)
  const merged = useMemo(() => ({ ...inherited, ...messages }), [inherited, messages])
  return <MessagesContext value={merged}>{children}</MessagesContext>
}
