'use client'
import { useEffect, useEffectEvent, useState } from 'react'

/** Finds what answers a text. The signal is aborted as soon as another text is asked for. */
export type SearchFunction<Item> = (query: string, context: { signal: AbortSignal }) => Promise<readonly Item[]>

interface Answer<Item> {
  key: string
  options: readonly Item[]
  failed: boolean
}

export interface Search<Item> {
  /** `off` without a search, `short` until there are letters enough. */
  status: 'off' | 'short' | 'loading' | 'ready' | 'failed'
  /** What the last answer held; while loading, that of the text before. */
  options: readonly Item[]
  retry: () => void
}

interface SearchSettings<Item> {
  onSearch: SearchFunction<Item> | undefined
  query: string
  minLength: number
  /** Which opening of the list this is; 0 while it is closed. An answer belongs to one opening and one text. */
  session: number
}

/** Milliseconds of silence before the server is asked. */
const pause = 250

const nothing: readonly never[] = []

/** Asks for items while people type: after a pause, one question at a time, and only the last answer counts. */
export function useSearch<Item>({ onSearch, query, minLength, session }: SearchSettings<Item>): Search<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>()
  const [attempt, setAttempt] = useState(0)
  const text = query.trim()
  const short = [...text].length < minLength
  const key = `${session} ${attempt} ${text}`
  const wanted = onSearch !== undefined && session > 0 && !short
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const options: readonly Item[] = (await onSearch?.(text, { signal })) ?? nothing
      if (!signal.aborted) setAnswer({ key, options, failed: false })
    } catch {
      if (!signal.aborted) setAnswer({ key, options: nothing, failed: true })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question.
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, key])

  const retry = () => setAttempt(attempt + 1)
  if (!onSearch) return { status: 'off', options: nothing, retry }
  const options = answer?.key.startsWith(`${session} `) ? answer.options : nothing
  if (short) return { status: 'short', options: nothing, retry }
  if (answer?.key !== key) return { status: 'loading', options, retry }
  return { status: answer.failed ? 'failed' : 'ready', options, retry }
}
