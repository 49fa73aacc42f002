import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Timeline from './index.ts'

rootContract({ slot: 'timeline' }, (props) => (
  <Timeline.Root {...props}>
    <Timeline.Item title="Entregue" time="hoje, 15:42">
      Recebida por Mariana Duarte
    </Timeline.Item>
  </Timeline.Root>
))

test('renders an ordered list of events', async () => {
  const screen = await render(
    <Timeline.Root>
      <Timeline.Item title="Entregue" time={<time dateTime="2026-11-21T15:42">hoje, 15:42</time>} />
      <Timeline.Item title="Solicitada" />
    </Timeline.Root>,
  )
  expect(screen.getByRole('list').element().tagName).toBe('OL')
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
})
