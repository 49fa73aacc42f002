'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboboxOption } from './option-rows.js'

/** Finds options for a text. The signal is aborted as soon as another text is asked for. */
export type SearchOptions = (query: string, context: { signal: AbortSignal }) => Promise<readonly ComboboxOption[]>

interface Answer {
  key: string
  options: readonly ComboboxOption[]
  failed: boolean
}

export interface Search {
  /** `off` without a search, `short` until there are letters enough. */
  status: 'off' | 'short' | 'loading' | 'ready' | 'failed'
  /** What the last answer held; while loading, that of the text before. */
  options: readonly ComboboxOption[]
  retry: () => void
}

interface SearchSettings {
  onSearch: SearchOptions | undefined
  query: string
  minLength: number
  /** Which opening of the list this is; 0 while it is closed. An answer belongs to one opening and one text. */
  session: number
}

/** Milliseconds of silence before the server is asked. */
const pause = 250

const nothing: readonly ComboboxOption[] = []

/** Asks for options while people type: after a pause, one question at a time, and only the last answer counts. */
export function useSearch({ onSearch, query, minLength, session }: SearchSettings): Search {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const text = query.trim()
  const short = [...text].length < minLength
  const key = `${session} ${attempt} ${text}`
  const wanted = onSearch !== undefined && session > 0 && !short
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const options = (await onSearch?.(text, { signal })) ?? nothing
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
