import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { StatCard } from './stat-card.tsx'

rootContract({ slot: 'stat-card' }, (props) => <StatCard {...props} label="Em rota" value="38" hint="ontem: 31" />)

test('as a link the full tile opens the list', async () => {
  const screen = await render(
    <StatCard label="Em rota" value="38" hint="ontem: 31" asChild>
      {/* biome-ignore lint/a11y/useAnchorContent: the tile gives the link its content. */}
      <a href="#em-rota" />
    </StatCard>,
  )
  const link = screen.getByRole('link', { name: 'Em rota 38 ontem: 31' })
  await expect.element(link).toHaveAttribute('data-slot', 'stat-card')
})
