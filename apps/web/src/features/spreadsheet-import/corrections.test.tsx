import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { draftKey } from '../../lib/storage/drafts.ts'
import { useCorrectionDrafts } from './corrections.ts'

function Corrections({ userId }: { userId: string }) {
  const { drafts, change, remove } = useCorrectionDrafts(draftKey(userId, 'importacao'))
  return (
    <>
      <p>{JSON.stringify(drafts)}</p>
      <button type="button" onClick={() => change('import/2/0', { value: '01310-100', withEqual: true })}>
        Digitar
      </button>
      <button type="button" onClick={() => remove(['import/2/0'])}>
        Enviar
      </button>
    </>
  )
}

beforeEach(() => localStorage.clear())

test('corrections survive a reload until they are sent, for their user only', async () => {
  const first = await render(<Corrections userId="ana" />)
  await first.getByRole('button', { name: 'Digitar' }).click()
  await first.unmount()
  const other = await render(<Corrections userId="bia" />)
  await expect.element(other.getByText('{}')).toBeVisible()
  await other.unmount()
  const second = await render(<Corrections userId="ana" />)
  await expect.element(second.getByText('{"import/2/0":{"value":"01310-100","withEqual":true}}')).toBeVisible()
  await second.getByRole('button', { name: 'Enviar' }).click()
  await second.unmount()
  const third = await render(<Corrections userId="ana" />)
  await expect.element(third.getByText('{}')).toBeVisible()
})

test('stored values of another shape are ignored', async () => {
  localStorage.setItem(
    draftKey('ana', 'importacao'),
    JSON.stringify({ values: { a: 7, b: null }, savedAt: Date.now() }),
  )
  const screen = await render(<Corrections userId="ana" />)
  await expect.element(screen.getByText('{}')).toBeVisible()
})
