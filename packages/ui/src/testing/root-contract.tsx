import type { ReactElement, Ref } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { faults } from './axe.js'

interface RootProps {
  className: string
  'data-rest': string
  // biome-ignore lint/suspicious/noExplicitAny: each component types the element it hands out.
  ref: Ref<any>
}

interface RootContract {
  /** The `data-slot` of the root. */
  slot: string
  /** The `data-slot` of the element that `ref` and the rest reach, where that is not the root. */
  control?: string
}

/**
 * What every component promises to whoever composes it: `className` lands on the root, `ref` and the rest reach the
 * root (for fields, the control), and axe finds nothing in either theme.
 */
export function rootContract({ slot, control = slot }: RootContract, component: (props: RootProps) => ReactElement) {
  test('class, ref and rest land where they belong', async () => {
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

  test.each(['light', 'dark'])('axe finds nothing in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    await render(component({ className: '', 'data-rest': '', ref: null }))
    expect(await faults()).toEqual([])
  })
}
