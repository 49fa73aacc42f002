import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../../../.storybook/preview.css'
import { preloadOverlays } from '../../index.ts'
import { Dont } from './do-dont.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>(
  ['./*.tsx', '!./do-dont.tsx', '!./overlay-pictures.tsx', '!./*.test.tsx'],
  { eager: true },
)
const pictures = Object.entries(modules).flatMap(([path, examples]) =>
  Object.entries(examples).map(([name, Example]) => ({ name: `${path.slice(2, -4)}: ${name}`, Example })),
)

test.each(pictures)('$name is visible in its frame, and does not change the rest of the page', async ({ Example }) => {
  const consoleError = vi.spyOn(console, 'error')
  await preloadOverlays()
  // A menu adds two invisible elements that guard the focus to the page.
  const countChildren = () => document.querySelectorAll('body > :not([data-radix-focus-guard])').length
  const children = countChildren()
  const { container } = await render(<Dont of={Example}>The mistake</Dont>)
  const frame = container.querySelector('[data-slot="picture"] > div')
  await expect.poll(() => frame?.getBoundingClientRect().height).toBeGreaterThan(15)
  expect(frame?.firstElementChild?.getBoundingClientRect().width).toBeGreaterThan(15)
  expect(frame?.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth)
  // A dialog would lock the page, and an overlay in a portal would be outside of the frame.
  expect(getComputedStyle(document.body).overflow).toBe('visible')
  expect(document.querySelector('[role="menu"]:not([data-slot="picture"] *), [data-slot="dialog-overlay"]')).toBeNull()
  expect(countChildren() - children).toBeLessThanOrEqual(1)
  expect(document.activeElement).toBe(document.body)
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})
