import { type ComponentType, type ReactNode, useId } from 'react'
import { CircleCheck, X } from '../../icons/icons.gen.ts'

const sides = {
  do: { Icon: CircleCheck, word: 'Do', edge: 'border-success', text: 'text-success' },
  dont: { Icon: X, word: "Don't", edge: 'border-danger', text: 'text-danger' },
}

interface PictureProps {
  /** Renders the example. */
  of: ComponentType
  /** The caption: the rule on the side of "Do", the mistake on the side of "Don't". */
  children: ReactNode
}

/**
 * An example with a caption. A picture on the side of "Don't" may violate any rule, so readers with a screen reader or
 * a keyboard receive the caption only.
 */
function Picture({ side, of: Example, children }: PictureProps & { side: keyof typeof sides }) {
  const { Icon, word, edge, text } = sides[side]
  const captionId = useId()
  return (
    <figure aria-labelledby={captionId} className="sb-unstyled m-0 flex min-w-0 flex-col font-sans text-md text-text">
      <div
        inert
        aria-hidden="true"
        data-slot="picture"
        className="grid min-h-32 flex-1 place-items-center overflow-hidden rounded-t-md border border-line bg-surface p-5"
      >
        <div className="grid w-full min-w-0 justify-items-center">
          <Example />
        </div>
      </div>
      <figcaption id={captionId} className={`flex gap-2 border-t-4 bg-surface py-2 ${edge}`}>
        <span className={`flex shrink-0 items-center gap-1 self-start font-semibold ${text}`}>
          <Icon aria-hidden className="size-4" />
          {word}
        </span>
        <span className="min-w-0">{children}</span>
      </figcaption>
    </figure>
  )
}

/** The right half of a pair. */
export function Do(props: PictureProps) {
  return <Picture {...props} side="do" />
}

/** The wrong half of a pair: it renders the mistake itself. */
export function Dont(props: PictureProps) {
  return <Picture {...props} side="dont" />
}

/** Pairs of pictures in a guide: each `Do` is followed by its `Dont`. */
export function DoDont({ children }: { children: ReactNode }) {
  return (
    <div data-slot="do-dont" className="sb-unstyled my-4 grid gap-6 md:grid-cols-2">
      {children}
    </div>
  )
}
