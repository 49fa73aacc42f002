'use client'
import { useEffect, useEffectEvent, useState } from 'react'

/** Finds items for a text. The signal is aborted when the text changes. */
export type SearchFunction<Item> = (query: string, context: { signal: AbortSignal }) => Promise<readonly Item[]>

interface SearchResult<Item> {
  key: string
  options: readonly Item[]
  failed: boolean
}

export interface Search<Item> {
  /** `off` without a search, `short` below the minimum length. */
  status: 'off' | 'short' | 'loading' | 'ready' | 'failed'
  /** The last results; while loading, those of the previous text. */
  options: readonly Item[]
  retry: () => void
}

interface SearchSettings<Item> {
  onSearch: SearchFunction<Item> | undefined
  query: string
  minLength: number
  /** A counter of list openings; 0 while it is closed. A result belongs to one opening and one text. */
  session: number
}

/** The pause in typing before a request, in milliseconds. */
const pause = 250

const noItems: readonly never[] = []

/** Searches while the user types: after a pause, with one request at a time, and only the last result is used. */
export function useSearch<Item>({ onSearch, query, minLength, session }: SearchSettings<Item>): Search<Item> {
  const [result, setResult] = useState<SearchResult<Item>>()
  const [attempt, setAttempt] = useState(0)
  const text = query.trim()
  const short = [...text].length < minLength
  const key = `${session} ${attempt} ${text}`
  const shouldSearch = onSearch !== undefined && session > 0 && !short
  const runSearch = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const options: readonly Item[] = (await onSearch?.(text, { signal })) ?? noItems
      if (!signal.aborted) setResult({ key, options, failed: false })
    } catch {
      if (!signal.aborted) setResult({ key, options: noItems, failed: true })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key starts a new search.
  useEffect(() => {
    if (!shouldSearch) return
    const controller = new AbortController()
    const timer = setTimeout(() => void runSearch(controller.signal), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [shouldSearch, key])

  const retry = () => setAttempt(attempt + 1)
  if (!onSearch) return { status: 'off', options: noItems, retry }
  const options = result?.key.startsWith(`${session} `) ? result.options : noItems
  if (short) return { status: 'short', options: noItems, retry }
  if (result?.key !== key) return { status: 'loading', options, retry }
  return { status: result.failed ? 'failed' : 'ready', options, retry }
}
