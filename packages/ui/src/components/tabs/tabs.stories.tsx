import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import * as Tabs from './index.ts'

const meta = {
  title: 'Frame/Tabs (abas com painéis)',
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel },
  args: {
    defaultValue: 'curl',
    children: null,
  },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Exemplos de código">
        <Tabs.Tab value="curl">curl</Tabs.Tab>
        <Tabs.Tab value="typescript">TypeScript</Tabs.Tab>
        <Tabs.Tab value="python">Python</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="curl">
        <Text>Para o terminal e para testes rápidos.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="typescript">
        <Text>Com o cliente tipado, em aplicações novas.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="python">
        <Text>Para planilhas e rotinas de integração.</Text>
      </Tabs.Panel>
    </Tabs.Root>
  ),
} satisfies Meta<typeof Tabs.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SecondSelected: Story = { args: { defaultValue: 'typescript' } }

export const Counts: Story = {
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Exemplos de código">
        <Tabs.Tab value="curl" count={12}>
          curl
        </Tabs.Tab>
        <Tabs.Tab value="typescript" count={0}>
          TypeScript
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="curl">
        <Text>Para o terminal e para testes rápidos.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="typescript">
        <Text>Com o cliente tipado, em aplicações novas.</Text>
      </Tabs.Panel>
    </Tabs.Root>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Exemplos de código">
        <Tabs.Tab value="curl">curl</Tabs.Tab>
        <Tabs.Tab value="typescript" disabled>
          TypeScript
        </Tabs.Tab>
        <Tabs.Tab value="python">Python</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="curl">
        <Text>Para o terminal e para testes rápidos.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="typescript">
        <Text>Com o cliente tipado, em aplicações novas.</Text>
      </Tabs.Panel>
      <Tabs.Panel value="python">
        <Text>Para planilhas e rotinas de integração.</Text>
      </Tabs.Panel>
    </Tabs.Root>
  ),
}

/** The parent holds the value. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('python')
    return (
      <Tabs.Root {...args} value={value} onValueChange={setValue}>
        <Tabs.List label="Exemplos de código">
          <Tabs.Tab value="curl">curl</Tabs.Tab>
          <Tabs.Tab value="typescript">TypeScript</Tabs.Tab>
          <Tabs.Tab value="python">Python</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="curl">
          <Text>Para o terminal e para testes rápidos.</Text>
        </Tabs.Panel>
        <Tabs.Panel value="typescript">
          <Text>Com o cliente tipado, em aplicações novas.</Text>
        </Tabs.Panel>
        <Tabs.Panel value="python">
          <Text>Para planilhas e rotinas de integração.</Text>
        </Tabs.Panel>
      </Tabs.Root>
    )
  },
}

/** What the user typed stays when another panel is shown. */
export const KeepMounted: Story = {
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Endereço de">
        <Tabs.Tab value="curl">Coleta</Tabs.Tab>
        <Tabs.Tab value="typescript">Entrega</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="curl" keepMounted>
        <TextField label="Rua da coleta" className="max-w-sm" />
      </Tabs.Panel>
      <Tabs.Panel value="typescript" keepMounted>
        <TextField label="Rua da entrega" className="max-w-sm" />
      </Tabs.Panel>
    </Tabs.Root>
  ),
}

/** The line scrolls, and the selected tab is visible. */
export const Overflow: Story = {
  args: {
    defaultValue: 'Parada 9',
    className: 'max-w-96',
  },
  render: (args) => {
    const stops = Array.from({ length: 12 }, (_, index) => `Parada ${index + 1}`)
    return (
      <Tabs.Root {...args}>
        <Tabs.List label="Paradas">
          {stops.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {stops.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <Text>Endereço da {name}</Text>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    )
  },
}

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).getByRole('tab', { name: 'curl' })).toHaveFocus())
  },
}
