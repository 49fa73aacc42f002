import { Link, Text } from '@malote/ui'

/** Says that the app takes long to arrive. It is prerendered, and shown and hidden by styles alone: see prerendered.css. */
export function SlowStart() {
  return (
    <div data-slow-start className="fixed inset-x-0 bottom-0 p-4">
      <Text size="sm">
        Está demorando mais que o normal. Você pode esperar, ou {/* The page that is open, asked for again. */}
        <Link href="">tentar de novo</Link>.
      </Text>
    </div>
  )
}
