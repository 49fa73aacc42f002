import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { descriptionListLayouts } from './description-list.variants.ts'
import * as DescriptionList from './index.ts'

const meta = {
  title: 'Data/DescriptionList (lista de detalhes)',
  component: DescriptionList.Root,
  subcomponents: { Item: DescriptionList.Item },
  args: {
    children: null,
  },
  render: (args) => (
    <DescriptionList.Root {...args}>
      <DescriptionList.Item term="Empresa">Padaria Estrela do Norte Ltda.</DescriptionList.Item>
      <DescriptionList.Item term="CNPJ">12.ABC.345/01DE-35</DescriptionList.Item>
      <DescriptionList.Item term="Centro de custo">Loja 4</DescriptionList.Item>
      <DescriptionList.Item term="Valor declarado">R$ 1.234,56</DescriptionList.Item>
    </DescriptionList.Root>
  ),
} satisfies Meta<typeof DescriptionList.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: snapshots.withPhone,
}

export const Layouts: Story = {
  render: (args) => (
    <Gallery values={descriptionListLayouts} direction="column">
      {(layout) => meta.render({ ...args, layout })}
    </Gallery>
  ),
}
