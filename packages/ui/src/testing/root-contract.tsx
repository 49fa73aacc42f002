import type { ReactElement, Ref } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findViolations } from './axe.ts'

interface RootProps {
  className: string
  'data-rest': string
  // biome-ignore lint/suspicious/noExplicitAny: each component declares its element type.
  ref: Ref<any>
}

interface RootContract {
  /** The `data-slot` of the root. */
  slot: string
  /** The `data-slot` of the element that receives `ref` and other props, where that is not the root. */
  control?: string
}

/**
 * Tests the contract of every component: the root receives `className`, the root (for fields, the control) receives
 * `ref` and other props, and axe finds no violations in either theme.
 */
export function rootContract({ slot, control = slot }: RootContract, component: (props: RootProps) => ReactElement) {
  test('className, ref and other props reach the right elements', async () => {
    const reached: { element: Element | null } = { element: null }
    await render(
      component({
        className: 'm-4',
        'data-rest': 'kept',
        ref: (element: Element | null) => {
          if (element) reached.element = element
        },
      }),
    )
    const root = document.querySelector(`[data-slot="${slot}"]`)
    const target = document.querySelector(`[data-slot="${control}"]`)
    expect(root?.classList.contains('m-4'), `m-4 on data-slot="${slot}"`).toBe(true)
    expect(target?.getAttribute('data-rest')).toBe('kept')
    expect(target).not.toBeNull()
    expect(reached.element).toBe(target)
  })

  test.each(['light', 'dark'])('has no axe violations in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    await render(component({ className: '', 'data-rest': '', ref: null }))
    expect(await findViolations()).toEqual([])
  })
}
