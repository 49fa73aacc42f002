import type { ReactNode } from 'react'

interface GalleryProps<Name extends string> {
  /** The class map with the values of a prop. */
  values: Record<Name, unknown>
  /** The layout of the values: side by side, or in a column for wide components. */
  direction?: 'row' | 'column'
  children: (name: Name) => ReactNode
}

/** Renders every value of a prop with its name, so that a new value always appears in the pictures. */
export function Gallery<Name extends string>({ values: of, direction = 'row', children }: GalleryProps<Name>) {
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
