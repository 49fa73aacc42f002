import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readDraft, saveDraft } from '../storage/drafts.ts'
import { removeStored } from '../storage/storage.ts'

type Texts = Readonly<Record<string, string>>

function readTexts(key: string): Texts {
  const entries = Object.entries(readDraft(key)?.values ?? {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function storeTexts(key: string, texts: Texts): void {
  if (Object.values(texts).some((text) => text.trim() !== '')) saveDraft(key, { values: texts, savedAt: Date.now() })
  else removeStored(key)
}

/**
 * Keeps what is typed into a form in this browser, so that neither a closed dialog nor a lost page loses it. The form
 * shows it again when it opens the next time; a field that has a value keeps its own.
 *
 * @param key - the key of a draft of the user (`draftTextKey`); undefined where nothing is kept
 * @param names - the fields
 * @returns a function that removes the texts: they have been sent.
 */
export function useKeptTexts<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string | undefined,
  names: readonly Path<Values>[],
): () => void {
  const isSent = useRef(false)
  const restore = useEffectEvent((stored: string) => {
    const texts = readTexts(stored)
    for (const name of names) {
      const text = texts[name]
      if (text && !form.getValues(name)) form.setValue(name, text as PathValue<Values, Path<Values>>)
    }
  })
  const store = useEffectEvent((stored: string) => {
    if (isSent.current) return
    storeTexts(stored, Object.fromEntries(names.map((name) => [name, String(form.getValues(name) ?? '')])))
  })
  useEffect(() => {
    if (key === undefined) return
    restore(key)
    return form.subscribe({ formState: { values: true }, callback: () => store(key) })
  }, [form, key])
  return () => {
    isSent.current = true
    if (key !== undefined) removeStored(key)
  }
}

/**
 * What is stored changes by typing, which renders anyway, and when a text was sent: possibly by a form that the user has
 * left, while another one shows the same text.
 */
const listeners = new Set<() => void>()
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Keeps one text in the same way, outside of a form of react-hook-form. An empty text is not kept.
 *
 * @returns also a function that removes a text that has been sent. Text that was typed in the meantime stays.
 */
export function useKeptText(
  key: string | undefined,
): [text: string, setText: (text: string) => void, removeSent: (sent: string) => void] {
  const [typed, setTyped] = useState<{ key: string | undefined; text: string }>()
  const stored = useSyncExternalStore(
    subscribe,
    () => (key === undefined ? '' : (readTexts(key).text ?? '')),
    () => '',
  )
  const setText = (text: string) => {
    setTyped({ key, text })
    if (key !== undefined) storeTexts(key, { text })
  }
  const text = typed?.key === key ? (typed?.text ?? stored) : stored
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  const removeSent = (sent: string) => {
    const now = latest.current.trim()
    const added = now.startsWith(sent) ? now.slice(sent.length) : now
    // A text that was changed in another way is another one, and stays.
    if (added === '' || /^\s/.test(added)) setText(added.trimStart())
    for (const listener of listeners) listener()
  }
  return [text, setText, removeSent]
}
