import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { gaps } from '../stack/stack.variants.ts'
import { StatCard } from '../stat-card/stat-card.tsx'
import { Grid } from './grid.tsx'
import { gridColumns } from './grid.variants.ts'

const meta = {
  title: 'Layout/Grid (grade)',
  component: Grid,
  args: {
    children: null,
  },
  render: (args) => (
    <Grid {...args}>
      <StatCard label="Na fila" value="12" />
      <StatCard label="Em rota" value="38" />
      <StatCard label="Atrasadas" value="3" />
      <StatCard label="Entregues hoje" value="127" />
    </Grid>
  ),
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const Columns: Story = {
  render: (args) => (
    <Gallery values={gridColumns} direction="column">
      {(columns) => meta.render({ ...args, columns })}
    </Gallery>
  ),
}

export const Gaps: Story = {
  args: { columns: 'two' },
  render: (args) => (
    <Gallery values={gaps} direction="column">
      {(gap) => meta.render({ ...args, gap })}
    </Gallery>
  ),
}
