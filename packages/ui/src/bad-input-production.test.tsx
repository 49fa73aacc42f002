import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { doubled, nameless, unreadable } from './testing/bad-input.js'

// What a build for people leaves out: the checks that speak to developers.
vi.mock('./lib/require-label.js', () => ({ requireLabel: () => {} }))
vi.mock('./lib/require-unique.js', () => ({ requireUnique: () => {} }))
vi.mock('./lib/require-written.js', () => ({ requireWritten: () => {} }))
vi.mock('./components/form/require-controls.js', () => ({ requireControls: () => {} }))

test.each([...nameless, ...doubled, ...unreadable])('%s renders in production', async (_, element) => {
  await render(element)
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid Date/)
})
