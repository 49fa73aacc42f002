import { SearchField } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Milliseconds without typing after which the search runs. */
const debounceMs = 300

interface SearchBoxProps {
  label: string
  placeholder?: string
  /** The search text of the URL. */
  value: string
  /** The letters of the longest word without which the text is not searched. @default 1 */
  minimumLetters?: number | undefined
  /** Handles a pasted text instead of the search, when it returns true. */
  onPasteText?: (text: string) => boolean
}

/** A search field that changes the URL when the user pauses typing. */
export function SearchBox({ label, placeholder, value, minimumLetters = 1, onPasteText }: SearchBoxProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  // The texts that this field has put into the URL and that are not shown yet, because their list is still loading.
  const [pending, setPending] = useState<readonly string[]>([])
  if (value !== shown) {
    setShown(value)
    const index = pending.indexOf(value)
    setPending(index < 0 ? [] : pending.slice(index + 1))
    // The URL can also change without typing (back, "Limpar filtros"); the field then shows the new value.
    if (index < 0) setText(value)
  }
  const isTooShort = text.trim() !== '' && text.split(/\s+/).every((word) => word.length < minimumLetters)
  useEffect(() => {
    const search = text.trim()
    if (search === shown || isTooShort) return
    const timer = setTimeout(() => {
      setPending((texts) => [...texts, search])
      void navigate({
        to: '.',
        search: (current) => ({ ...current, search: search || undefined, page: undefined }),
        replace: true,
      })
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text, shown, isTooShort, navigate])
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      help={isTooShort ? `Digite pelo menos ${minimumLetters} letras.` : undefined}
      value={text}
      onValueChange={setText}
      onPaste={(event) => {
        if (onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault()
      }}
    />
  )
}
