import { Link, Text } from '@malote/ui'

/** A message that the app loads slowly. It is prerendered; prerendered.css shows and hides it. */
export function SlowStart() {
  return (
    <div data-slow-start className="fixed inset-x-0 bottom-0 p-4">
      <Text size="sm">
        Está demorando mais que o normal. Você pode esperar, ou {/* Reloads the current page. */}
        <Link href="">tentar de novo</Link>.
      </Text>
    </div>
  )
}
