'use client'
import { type ReactNode, use, useMemo } from 'react'
import { type MessageCatalog, MessagesContext } from '../../lib/messages.ts'

export interface MessagesProviderProps {
  /** The texts to replace; others keep their defaults. */
  messages: Partial<MessageCatalog>
  children: ReactNode
}

/** Replaces the built-in texts of the components inside it. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const inherited = use(MessagesContext)
  const merged = useMemo(() => ({ ...inherited, ...messages }), [inherited, messages])
  return <MessagesContext value={merged}>{children}</MessagesContext>
}
