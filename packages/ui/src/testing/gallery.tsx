import type { ReactNode } from 'react'

interface GalleryProps<Name extends string> {
  /** The class map of an axis. */
  of: Record<Name, unknown>
  /** Lays the values beside each other, or under each other for wide components. */
  direction?: 'row' | 'column'
  children: (name: Name) => ReactNode
}

/** Every value of an axis with its name, so that a new one cannot be forgotten in the pictures. */
export function Gallery<Name extends string>({ of, direction = 'row', children }: GalleryProps<Name>) {
  return (
    <div className={direction === 'row' ? 'flex flex-wrap items-start gap-6' : 'flex flex-col gap-6'}>
      {(Object.keys(of) as Name[]).map((name) => (
        <div key={name} className="flex min-w-0 flex-col gap-2">
          <code className="font-mono text-xs text-subtle">{name}</code>
          <div>{children(name)}</div>
        </div>
      ))}
    </div>
  )
}
