import { beforeEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { orderListDefaults } from '../orders/order-list-search.ts'
import { useSavedViews } from './use-saved-views.ts'

beforeEach(() => localStorage.clear())

const search = orderListDefaults as Parameters<ReturnType<typeof useSavedViews>['save']>[1]
const names = async () => (await renderHook(useSavedViews)).result.current.views.map(({ name }) => name)

test('keeps the views that another tab has saved or deleted since this one opened', async () => {
  const first = await renderHook(useSavedViews)
  const second = await renderHook(useSavedViews)
  await first.act(() => first.result.current.save('Uma', search))
  await second.act(() => second.result.current.save('Outra', search))
  expect(await names()).toEqual(['Uma', 'Outra'])
  await first.act(() => first.result.current.remove('Outra'))
  await second.act(() => second.result.current.save('Terceira', search))
  expect(await names()).toEqual(['Uma', 'Terceira'])
})

test('restores a deleted view and nothing else', async () => {
  const { result, act } = await renderHook(useSavedViews)
  await act(() => result.current.save('Uma', search))
  await act(() => result.current.save('Outra', search))
  const [deleted] = result.current.views
  await act(() => result.current.remove('Uma'))
  await act(() => result.current.remove('Outra'))
  await act(() => deleted && result.current.restore(deleted))
  expect(await names()).toEqual(['Uma'])
})
