interface AttributionTextProps {
  text: string
  url?: string | null | undefined
}

/** The source of the data of a map, as a link where it has an address. */
export function AttributionText({ text, url }: AttributionTextProps) {
  if (!url) return text
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
      {text}
    </a>
  )
}
