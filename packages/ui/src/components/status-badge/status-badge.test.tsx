import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { StatusBadge } from './status-badge.tsx'
import { type StatusKind, statusTones } from './status-badge.variants.ts'

rootContract({ slot: 'status-badge' }, (props) => (
  <StatusBadge {...props} kind="moving">
    Em rota
  </StatusBadge>
))

test('every kind has an icon and a text', async () => {
  for (const kind of Object.keys(statusTones) as StatusKind[]) {
    const screen = await render(<StatusBadge kind={kind}>{kind}</StatusBadge>)
    const badge = screen.getByText(kind, { exact: true }).element().parentElement
    expect(badge?.querySelector('svg[aria-hidden="true"]'), kind).not.toBeNull()
    await screen.unmount()
  }
})

test('kinds with the same tone have different icons', async () => {
  const drawings = new Map<string, string>()
  for (const kind of Object.keys(statusTones) as StatusKind[]) {
    const screen = await render(<StatusBadge kind={kind}>{kind}</StatusBadge>)
    const drawing = screen.container.querySelector('svg')?.innerHTML ?? ''
    expect(drawings.get(drawing), kind).toBeUndefined()
    drawings.set(drawing, kind)
    await screen.unmount()
  }
})
