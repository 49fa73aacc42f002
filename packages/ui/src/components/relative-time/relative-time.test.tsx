import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { RelativeTime } from './relative-time.tsx'

afterEach(() => {
  vi.useRealTimers()
})

rootContract({ slot: 'relative-time' }, (props) => <RelativeTime {...props} value={Date.now()} />)

test('updates with the clock', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
  const screen = await render(<RelativeTime value="2026-11-20T11:58:00Z" data-testid="time" />)
  await expect.element(screen.getByTestId('time')).toHaveTextContent('há 2 minutos')
  vi.advanceTimersByTime(60_000)
  await expect.element(screen.getByTestId('time')).toHaveTextContent('há 3 minutos')
  await screen.unmount()
})

test('has the exact time in datetime and title', async () => {
  const screen = await render(<RelativeTime value="2024-03-05T15:00:00Z" data-testid="time" />)
  const time = screen.getByTestId('time')
  await expect.element(time).toHaveTextContent('5 de mar. de 2024')
  await expect.element(time).toHaveAttribute('datetime', '2024-03-05T15:00:00.000Z')
  await expect.element(time).toHaveAttribute('title', 'terça-feira, 5 de março de 2024 às 12:00')
})

test.each([null, undefined, '', 'ontem', Number.NaN])('%s shows a dash', async (value) => {
  const screen = await render(<RelativeTime value={value} data-testid="time" />)
  await expect.element(screen.getByTestId('time')).toHaveTextContent('—sem data')
})
