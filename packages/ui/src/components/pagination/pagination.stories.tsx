import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { snapshots } from '../../testing/snapshots.ts'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Data/Pagination (paginação)',
  component: Pagination,
  args: { page: 2, totalPages: 9, total: 212, limit: 25, getHref: (page) => `#pagina-${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const First: Story = { args: { page: 1 }, parameters: snapshots.lightOnly }
export const Last: Story = { args: { page: 9 } }
export const ManyPages: Story = { args: { page: 200, totalPages: 400, total: 10_000 }, parameters: snapshots.lightOnly }
export const MoreThanCounted: Story = {
  args: { page: 1, totalPages: 400, total: 10_000, capped: true },
  parameters: snapshots.lightOnly,
}
export const OnePage: Story = { args: { page: 1, totalPages: 1, total: 12 }, parameters: snapshots.lightOnly }
export const WithoutPages: Story = { args: { page: 1, totalPages: 0, total: 0 }, parameters: snapshots.lightOnly }

export const WithState: Story = {
  render: function WithState({ getHref: _, ...args }) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPageChange={setPage} />
  },
  parameters: snapshots.lightOnly,
}
