import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { preloadOverlays, Select } from '../index.ts'
import { declareOverlay } from './on-demand.ts'

test('a preloaded overlay opens without a delay', async () => {
  await preloadOverlays()
  const screen = await render(<Select label="Empresa" options={[{ value: 'a', label: 'Padaria Estrela' }]} />)
  const button = screen.getByRole('combobox').element() as HTMLElement
  const busy: (string | null)[] = []
  const observer = new MutationObserver(() => busy.push(button.getAttribute('aria-busy')))
  observer.observe(button, { attributes: true })
  button.click()
  await expect.element(screen.getByRole('option', { name: 'Padaria Estrela' })).toBeVisible()
  observer.disconnect()
  expect(busy).not.toEqual([])
  expect(busy).not.toContain('true')
})

test('an idle browser loads one overlay after another', async () => {
  await preloadOverlays()
  const log: string[] = []
  for (const name of ['menu', 'list']) {
    declareOverlay(async () => {
      log.push(`${name} requested`)
      await new Promise((resolve) => setTimeout(resolve))
      log.push(`${name} received`)
      return {}
    })
  }
  await preloadOverlays({ whenIdle: true })
  expect(log).toEqual(['menu requested', 'menu received', 'list requested', 'list received'])
})
