import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { duplicateValues, invalidValues, missingNames } from './testing/invalid-props.tsx'

// A production build leaves out the development checks.
vi.mock('./lib/require-label.ts', () => ({ requireLabel: () => {} }))
vi.mock('./lib/require-unique.ts', () => ({ requireUnique: () => {} }))
vi.mock('./lib/require-value.ts', () => ({ requireValue: () => {} }))
vi.mock('./lib/require-format.ts', () => ({ requireFormat: () => {} }))
vi.mock('./components/form/assert-controls-exist.ts', () => ({ assertControlsExist: () => {} }))

test.each([...missingNames, ...duplicateValues, ...invalidValues])('%s renders in production', async (_, element) => {
  await render(element)
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid Date/)
})
