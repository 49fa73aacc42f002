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
  /** Handles a pasted text instead of the search, when it returns true. */
  onPasteText?: (text: string) => boolean
}

/** A search field that changes the URL when the user pauses typing. */
export function SearchBox({ label, placeholder, value, onPasteText }: SearchBoxProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  // The URL can also change without typing (back, "Limpar filtros"); the field then shows the new value.
  if (value !== shown) {
    setShown(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === shown) return
    const timer = setTimeout(() => {
      void navigate({
        to: '.',
        search: (current) => ({ ...current, search: wanted || undefined, page: undefined }),
        replace: true,
      })
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text, shown, navigate])
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      onValueChange={setText}
      onPaste={(event) => {
        if (onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault()
      }}
    />
  )
}
