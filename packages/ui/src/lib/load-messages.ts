'use client'
import { useMemo } from 'react'
import { useReplacedMessages } from './messages.ts'

/** The texts of `LoadBar`, in a separate object so that a first page without one does not load them. */
export const loadMessages = {
  loadOfCapacity: (value: string, capacity: string) => `${value} de ${capacity}`,
  loadOver: (slots: string) => `Acima da capacidade: ${slots}`,
}

/** The shape of `loadMessages`. */
export type LoadMessages = typeof loadMessages

/** Returns the current texts, with the replacements of the provider. */
export function useLoadMessages(): LoadMessages {
  const replaced = useReplacedMessages()
  return useMemo(() => ({ ...loadMessages, ...replaced }), [replaced])
}
