'use client'
import { cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref, use } from 'react'
import { useMergedRefs } from './merge-refs.ts'

type Props = Record<string, unknown>
type Handler = (...parameters: unknown[]) => unknown

interface SlotProps {
  children?: ReactNode
  ref?: Ref<HTMLElement> | undefined
  [name: string]: unknown
}

interface SlottableProps {
  /** The element that replaces the slot, or a function that wraps the content of `child`. */
  children?: ReactNode | ((content: ReactNode) => ReactNode)
  /** The element that replaces the slot, when its content is wrapped. */
  child?: ReactNode
}

/** Marks the element that replaces a `Slot`, when the slot has more content. */
export function Slottable({ child, children }: SlottableProps): ReactNode {
  return typeof children === 'function' ? children(child) : children
}

const isSlottable = (node: unknown): node is ReactElement<SlottableProps> =>
  isValidElement(node) && node.type === Slottable

/** Returns the element of a reference that a server component passes for its client components. */
function useElement(node: ReactNode): ReactNode {
  let element: unknown = node
  while (typeof element === 'object' && element && '_payload' in element) element = use(element._payload as never)
  return element as ReactNode
}

/** Joins the props of the slot and of its element. Those of the element win; its handlers run first. */
function mergeProps(slot: Props, elementProps: Props): Props {
  const merged = { ...slot, ...elementProps }
  for (const name in elementProps) {
    const [outer, inner] = [slot[name], elementProps[name]]
    if (!outer) continue
    if (/^on[A-Z]/.test(name)) {
      merged[name] = inner
        ? (...parameters: unknown[]) => {
            const result = (inner as Handler)(...parameters)
            ;(outer as Handler)(...parameters)
            return result
          }
        : outer
    } else if (name === 'style') merged[name] = { ...outer, ...(inner as object) }
    else if (name === 'className' || name === 'aria-describedby') {
      merged[name] = [outer, inner].filter(Boolean).join(' ')
    }
  }
  return merged
}

/**
 * Renders its single child, or the one in a `Slottable`, with the props of the slot: the implementation of `asChild`.
 * It replaces the one of Radix, which is five times as large (decision 0184).
 */
export function Slot({ children, ref, ...props }: SlotProps): ReactNode {
  const parts = Array.isArray(children) ? (children as ReactNode[]) : [children]
  const marked = parts.find(isSlottable)
  const { child, children: wrap } = marked?.props ?? { children }
  const isWrapped = typeof wrap === 'function'
  const target = useElement(isWrapped ? child : wrap)
  const element = isValidElement<Props & { children?: ReactNode; ref?: Ref<HTMLElement> | undefined }>(target)
    ? target
    : undefined
  const setRefs = useMergedRefs(ref, element?.props.ref)
  if (!element) {
    if (target || target === 0) throw new Error('asChild: pass a single element as the child.')
    return target
  }
  const { children: content, ref: _, ...elementProps } = element.props
  return cloneElement(
    element,
    { ...mergeProps(props, elementProps), ref: setRefs },
    ...(marked ? parts.map((part) => (part === marked ? (isWrapped ? wrap(content) : content) : part)) : []),
  )
}
