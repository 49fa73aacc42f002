import type { Meta, StoryObj } from '@storybook/react-vite'
import Building2 from 'lucide-react/icons/building-2'
import ChartColumn from 'lucide-react/icons/chart-column'
import MapPin from 'lucide-react/icons/map-pin'
import Moon from 'lucide-react/icons/moon'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { type CommandItem, CommandPalette, type CommandPaletteProps, useCommandPaletteShortcut } from './index.ts'

const orders: readonly CommandItem[] = [
  { id: 'o119', label: 'OS-2026-000119', description: 'Clínica São Lucas, em rota', icon: <Package aria-hidden /> },
  {
    id: 'o123',
    label: 'OS-2026-000123',
    description: 'Padaria Estrela do Norte, agendada',
    icon: <Package aria-hidden />,
  },
]

const items: readonly CommandItem[] = [
  {
    id: 'new',
    label: 'Solicitar entrega',
    group: 'Ações',
    icon: <Plus aria-hidden />,
    shortcut: 'n',
    keywords: ['criar', 'ordem'],
  },
  {
    id: 'open',
    label: 'Abrir ordem…',
    group: 'Ações',
    icon: <Package aria-hidden />,
    page: { placeholder: 'Número ou destinatário', items: orders },
  },
  { id: 'theme', label: 'Usar tema escuro', group: 'Ações', icon: <Moon aria-hidden /> },
  { id: 'orders', label: 'Ordens de Serviço', group: 'Ir para', icon: <Package aria-hidden />, shortcut: 'g o' },
  {
    id: 'places',
    label: 'Localizações',
    group: 'Ir para',
    icon: <MapPin aria-hidden />,
    shortcut: 'g l',
    keywords: ['endereços'],
  },
  { id: 'companies', label: 'Empresas', group: 'Ir para', icon: <Building2 aria-hidden />, shortcut: 'g e' },
  { id: 'reports', label: 'Relatórios', group: 'Ir para', icon: <ChartColumn aria-hidden />, disabled: true },
]

function InPage(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open)
  useCommandPaletteShortcut(() => setOpen(!open))
  return (
    <div className="min-h-130">
      <Button tone="neutral" variant="outline" onClick={() => setOpen(true)}>
        Buscar em tudo <Kbd keys="mod+k" />
      </Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </div>
  )
}

const meta = {
  title: 'Overlays/CommandPalette (paleta de comandos)',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), items },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  render: (args) => <InPage {...args} />,
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const typed =
  (text: string, awaited: string): Play =>
  async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    const input = await body.findByRole('combobox')
    if (text) await userEvent.type(input, text)
    await body.findByText(awaited, { ignore: '[role="status"]' })
  }

export const Closed: Story = { args: { open: false } }
export const Open: Story = { play: typed('', 'Solicitar entrega') }
export const Typing: Story = { play: typed('enderecos', 'Localizações'), parameters: snapshots.lightOnly }
export const Recent: Story = { args: { recent: ['companies', 'new'] }, play: typed('', 'Recentes') }
export const NoMatches: Story = { play: typed('zeppelin', 'Nada encontrado para “zeppelin”') }
export const NestedPage: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.type(await body.findByRole('combobox'), 'abrir{Enter}')
    await body.findByText('OS-2026-000123')
  },
}
export const Searching: Story = {
  args: { onSearch: () => new Promise<never>(() => {}) },
  play: typed('pad', 'Buscando…'),
}
export const SearchResults: Story = {
  args: { onSearch: async () => orders },
  play: typed('os-2026', 'OS-2026-000119'),
  parameters: snapshots.lightOnly,
}
export const Failed: Story = {
  args: { onSearch: () => Promise.reject(new Error('offline')) },
  play: typed('zeppelin', 'Tentar de novo'),
}
export const LongWords: Story = {
  args: { items: [{ id: 'long', label: 'Otorrinolaringologista'.repeat(12), description: 'Sem espaço'.repeat(30) }] },
  play: typed('', 'Otorrinolaringologista'.repeat(12)),
}
