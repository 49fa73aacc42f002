import { SearchField } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Milliseconds without typing after which the search is made. */
const searchAfter = 300

interface SearchBoxProps {
  label: string
  placeholder?: string
  /** What the address says is searched for. */
  value: string
  /** Takes a pasted text over, instead of searching for it, by returning true. */
  onPasteText?: (text: string) => boolean
}

/** Searches as one types: the address changes once the typing rests, and the list follows the address. */
export function SearchBox({ label, placeholder, value, onPasteText }: SearchBoxProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  // The address may change by itself (back, "Limpar filtros"): the field then follows it, unless it already says so.
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
    }, searchAfter)
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
