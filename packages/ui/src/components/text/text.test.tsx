import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Text } from './text.tsx'

rootContract({ slot: 'text' }, (props) => <Text {...props}>Coleta hoje</Text>)

test('tabularNumbers aligns digits', async () => {
  const screen = await render(
    <>
      <Text tabularNumbers asChild>
        <span>1.111,11</span>
      </Text>
      <br />
      <Text tabularNumbers asChild>
        <span>8.888,88</span>
      </Text>
    </>,
  )
  await document.fonts.ready
  const width = (text: string) => screen.getByText(text).element().getBoundingClientRect().width
  expect(width('1.111,11')).toBeCloseTo(width('8.888,88'), 1)
})

test('adds no element with asChild', async () => {
  const screen = await render(
    <Text asChild>
      <time dateTime="2026-11-21">21/11/2026</time>
    </Text>,
  )
  expect(screen.getByText('21/11/2026').element().tagName).toBe('TIME')
})
