import type { Meta, StoryObj } from '@storybook/react-vite'
import Building2 from 'lucide-react/icons/building-2'
import MapPin from 'lucide-react/icons/map-pin'
import { expect, userEvent, within } from 'storybook/test'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import * as Dialog from '../dialog/index.ts'
import { selectSizes } from '../select/select.variants.ts'
import { Combobox, type ComboboxOption } from './index.ts'

const companies: readonly ComboboxOption[] = [
  { value: 'c1', label: 'Padaria Estrela do Norte' },
  { value: 'c2', label: 'Clínica São Lucas' },
  { value: 'c3', label: 'Óptica Visão', disabled: true },
  { value: 'c4', label: 'Distribuidora de Bebidas Alto da Serra e Filhos Comércio e Transportes Ltda.' },
  { value: 'c5', label: 'Açaí da Praça' },
]

const places: readonly ComboboxOption[] = [
  { value: 'p1', label: 'Matriz', description: 'Av. Paulista, 1000, São Paulo', icon: <Building2 aria-hidden /> },
  {
    value: 'p2',
    label: 'Depósito Barra Funda',
    description: 'R. do Bosque, 88, São Paulo',
    icon: <MapPin aria-hidden />,
  },
  { value: 'p3', label: 'Loja Centro', description: 'R. da Carioca, 12, Rio de Janeiro', icon: <MapPin aria-hidden /> },
]

const meta = {
  title: 'Forms/Combobox (lista com busca)',
  component: Combobox,
  args: { label: 'Empresa', placeholder: 'Busque uma empresa', options: companies, className: 'max-w-80' },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Opens the list, types, and waits for a row. */
const typed =
  (text: string, row: string | RegExp): Play =>
  async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    if (text) await userEvent.type(input, text)
    await within(canvasElement.ownerDocument.body).findByRole('option', { name: row })
  }

export const Default: Story = { parameters: snapshots.withPhone }
export const Selected: Story = { args: { defaultValue: 'c2' }, parameters: snapshots.lightOnly }
export const LongLabel: Story = { args: { defaultValue: 'c4' } }
export const WithHelp: Story = { args: { help: 'A empresa que paga a entrega.' }, parameters: snapshots.lightOnly }
export const WithError: Story = { args: { error: 'Escolha a empresa que paga a entrega.' } }
export const Required: Story = { args: { required: true, defaultValue: 'c1' } }
export const Optional: Story = { args: { optional: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'c1' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'c1' } }
export const Sizes: Story = {
  render: (args) => (
    <Gallery values={selectSizes}>{(size) => <Combobox {...args} label={`Empresa ${size}`} size={size} />}</Gallery>
  ),
}

export const Open: Story = { args: { defaultValue: 'c2' }, play: typed('', 'Padaria Estrela do Norte') }
export const Typing: Story = { play: typed('acai', 'Açaí da Praça'), parameters: snapshots.lightOnly }
export const NoMatches: Story = { play: typed('zeppelin', 'Nenhuma opção para “zeppelin”') }
export const WithoutOptions: Story = {
  args: { options: [], emptyText: 'Nenhuma empresa disponível' },
  play: typed('', 'Nenhuma empresa disponível'),
  parameters: snapshots.lightOnly,
}
export const WithDescriptions: Story = {
  args: { label: 'Coletar em', placeholder: 'Busque um endereço', options: places, defaultValue: 'p1' },
  play: typed('', /Depósito/),
}
export const CreateOffered: Story = {
  args: { onCreate: (text) => ({ value: text, label: text }) },
  play: typed('Padaria Nova', 'Criar “Padaria Nova”'),
}

const groups = [
  { label: 'Endereços salvos', options: places },
  {
    label: 'Recentes',
    options: [
      { value: 'r1', label: 'Clínica São Lucas', description: 'Centro, Campinas, SP' },
      { value: 'r2', label: 'Loja da Praça', description: 'Centro, São Paulo, SP' },
    ],
  },
]

export const Groups: Story = {
  args: { label: 'Coletar em', placeholder: 'Busque um endereço', options: groups, defaultValue: 'r1' },
  play: async (context) => {
    await typed('', /São Lucas/)(context)
    const group = within(context.canvasElement.ownerDocument.body).getByRole('group', { name: 'Recentes' })
    await expect(within(group).getAllByRole('option')).toHaveLength(2)
  },
}
export const GroupsWhileTyping: Story = {
  args: { label: 'Coletar em', placeholder: 'Busque um endereço', options: groups },
  play: typed('loja', /Loja da Praça/),
  parameters: snapshots.lightOnly,
}

const never = () => new Promise<never>(() => {})
const results: readonly ComboboxOption[] = [
  { value: '3550308', label: 'São Paulo', description: 'SP' },
  { value: '3548708', label: 'São Bernardo do Campo', description: 'SP' },
  { value: '3549904', label: 'São José dos Campos', description: 'SP' },
]
const search: Story = { args: { label: 'Cidade', placeholder: 'Busque uma cidade', options: [] } }

export const BelowMinimumLength: Story = {
  args: { ...search.args, onSearch: never },
  play: typed('', 'Digite ao menos 2 letras'),
  parameters: snapshots.lightOnly,
}
export const Searching: Story = {
  args: { ...search.args, onSearch: never },
  play: typed('sao', 'Buscando…'),
  parameters: snapshots.lightOnly,
}
export const SearchResults: Story = {
  args: { ...search.args, onSearch: async () => results },
  play: typed('sao', /Bernardo/),
}
export const SearchWithoutResults: Story = {
  args: { ...search.args, onSearch: async () => [] },
  play: typed('xyz', 'Nenhuma opção para “xyz”'),
  parameters: snapshots.lightOnly,
}
export const SearchFailed: Story = {
  args: { ...search.args, onSearch: () => Promise.reject(new Error('offline')) },
  play: typed('sao', 'Tentar de novo'),
  parameters: snapshots.lightOnly,
}

export const Thousand: Story = {
  args: {
    defaultValue: '500',
    options: Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `Empresa ${index + 1}` })),
  },
  play: async (context) => {
    await typed('', 'Empresa 501')(context)
    const list = within(context.canvasElement.ownerDocument.body).getByRole('listbox')
    await expect(within(list).getAllByRole('option').length).toBeLessThan(25)
  },
}

export const InsideDialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Nova ordem">
        <Combobox {...args} />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('combobox'))
    await body.findByRole('option', { name: 'Clínica São Lucas' })
  },
}
