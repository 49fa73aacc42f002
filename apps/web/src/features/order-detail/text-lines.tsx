import { Text } from '@malote/ui'

/** A text of a person with its line breaks. */
export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no identity and never change.
    <Text key={index} className="min-h-5">
      {line}
    </Text>
  ))
}
